BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'trainer','001_first','2026-11-23 05:43:21.897885+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'trainer','002_rounds','2026-11-23 05:43:21.909126+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'trainer','003_memory','2026-11-23 05:43:21.935031+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'trainer','004_sittings','2026-11-23 05:43:21.935702+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'trainer','005_people','2026-11-23 05:43:21.985537+00:00');
CREATE TABLE alarms (
        assessment INTEGER NOT NULL REFERENCES assessments, gesture INTEGER NOT NULL,
        claimed INTEGER NOT NULL CHECK (claimed IN (0, 1)),
        PRIMARY KEY (assessment, gesture)) STRICT, WITHOUT ROWID;
INSERT INTO "alarms" VALUES(8,2,0);
INSERT INTO "alarms" VALUES(8,3,0);
INSERT INTO "alarms" VALUES(12,1,1);
CREATE TABLE answers (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles,
        attempt INTEGER REFERENCES attempts, question TEXT NOT NULL, book TEXT NOT NULL,
        choice INTEGER NOT NULL, right INTEGER NOT NULL CHECK (right IN (0, 1)),
        ms INTEGER NOT NULL, asked TEXT NOT NULL, seed INTEGER NOT NULL DEFAULT 0, given TEXT NOT NULL DEFAULT '', posed TEXT NOT NULL DEFAULT '', unproved INTEGER NOT NULL DEFAULT 0 CHECK (unproved IN (0, 1))) STRICT;
INSERT INTO "answers" VALUES(1,1,1,'flop-next-burn','upt',1,1,4200,'2026-11-20T12:00:00.000+00:00',0,'','',0);
CREATE TABLE asked (
        profile INTEGER NOT NULL, book TEXT NOT NULL, question TEXT NOT NULL, times INTEGER NOT NULL,
        well INTEGER NOT NULL, PRIMARY KEY (profile, book, question)) STRICT, WITHOUT ROWID;
INSERT INTO "asked" VALUES(1,'upt','flop-next-burn',1,1);
CREATE TABLE assessments (
        id INTEGER PRIMARY KEY, attempt INTEGER NOT NULL REFERENCES attempts,
        engine TEXT NOT NULL, ledger TEXT NOT NULL, book TEXT NOT NULL, made TEXT NOT NULL,
        counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
        noticed TEXT NOT NULL, authority TEXT NOT NULL, remedy TEXT NOT NULL, score TEXT NOT NULL,
        clean INTEGER NOT NULL CHECK (clean IN (0, 1)),
        profile INTEGER NOT NULL REFERENCES profiles, week TEXT NOT NULL, json TEXT NOT NULL, unproved INTEGER NOT NULL DEFAULT 0 CHECK (unproved IN (0, 1))) STRICT;
INSERT INTO "assessments" VALUES(1,1,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(2,2,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(3,3,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(4,4,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-23','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(5,5,'0.1.0/1','abc','metropolitan','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-23','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(6,6,'0.1.0/1','abc','tda-2022','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(7,7,'0.1.0/1','abc','tda-2022','2026-11-18T12:00:00.000+00:00',0,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(8,8,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',1,1,'2026-11-30','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(9,9,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(10,10,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(11,11,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-12-07','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(12,12,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-12-07','{"book":"upt"}',0);
INSERT INTO "assessments" VALUES(13,13,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,2,'2026-11-16','{"book":"upt"}',0);
CREATE TABLE attempts (
        id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profiles,
        scenario TEXT NOT NULL, digest TEXT NOT NULL, scenario_text TEXT NOT NULL,
        overlay TEXT NOT NULL, overlay_digest TEXT NOT NULL, title TEXT NOT NULL, topic TEXT NOT NULL,
        book TEXT NOT NULL, edition TEXT NOT NULL, notation INTEGER NOT NULL, transcript TEXT NOT NULL,
        taken_over INTEGER NOT NULL, seed INTEGER NOT NULL, mode TEXT NOT NULL,
        started TEXT NOT NULL, ended TEXT NOT NULL, week TEXT NOT NULL, pace INTEGER, given_up TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "attempts" VALUES(1,'c3a247de038e8f697ecae46c8000b1e9',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-18T12:00:00.000+00:00','2026-11-18T12:01:00.000+00:00','2026-11-16',64000,'');
INSERT INTO "attempts" VALUES(2,'854172c00ec1dc28671808ef7ac70cc0',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-18T12:20:00.000+00:00','2026-11-18T12:21:00.000+00:00','2026-11-16',64000,'');
INSERT INTO "attempts" VALUES(3,'60e304a1d027695547b2097b34761507',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-21T12:00:00.000+00:00','2026-11-21T12:01:00.000+00:00','2026-11-16',64000,'');
INSERT INTO "attempts" VALUES(4,'c7a359bc1713f015818ada08b9fb746b',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-27T12:00:00.000+00:00','2026-11-27T12:01:00.000+00:00','2026-11-23',64000,'');
INSERT INTO "attempts" VALUES(5,'ffee54554d32d8607151898c8a8d1a4d',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','metropolitan','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-28T00:00:00.000+00:00','2026-11-28T00:01:00.000+00:00','2026-11-23',64000,'');
INSERT INTO "attempts" VALUES(6,'ab0571473f20f74c852fee411c1a1873',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','tda-2022','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-30T12:00:00.000+00:00','2026-11-30T12:01:00.000+00:00','2026-11-30',64000,'');
INSERT INTO "attempts" VALUES(7,'1d071464fce9965308a291ce3f6777b2',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D pitch 2 down
9.000 D burn
30.000 D push-pot 1
',1,7,'drill','2026-12-01T12:00:00.000+00:00','2026-12-01T12:01:00.000+00:00','2026-11-30',NULL,'');
INSERT INTO "attempts" VALUES(8,'c50c83bdc6047959e63b330171abd468',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-12-02T12:00:00.000+00:00','2026-12-02T12:01:00.000+00:00','2026-11-30',64000,'');
INSERT INTO "attempts" VALUES(9,'14b99d13b2353040ae73b3f37f3f00ee',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-12-03T12:00:00.000+00:00','2026-12-03T12:01:00.000+00:00','2026-11-30',64000,'');
INSERT INTO "attempts" VALUES(10,'50539a1703ac01e37d44d08b87299e1b',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-12-05T12:00:00.000+00:00','2026-12-05T12:01:00.000+00:00','2026-11-30',64000,'');
INSERT INTO "attempts" VALUES(11,'b0ca9c4cb07486942041a715d2eb68d4',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-12-07T12:00:00.000+00:00','2026-12-07T12:01:00.000+00:00','2026-12-07',64000,'');
INSERT INTO "attempts" VALUES(12,'5b5bd259ca1e04066c498368bb8772ff',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-12-08T12:00:00.000+00:00','2026-12-08T12:01:00.000+00:00','2026-12-07',64000,'');
INSERT INTO "attempts" VALUES(13,'66c1c4f1f71a54abf57beb4ef91db132',2,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
','','','Four cards','deal.four-card-flop','upt','undated',1,'dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
0.000 D shuffle
2.000 D pitch 2 down
62.500 D push-pot 1
64.000 D next-hand
',1,7,'drill','2026-11-18T12:50:00.000+00:00','2026-11-18T12:51:00.000+00:00','2026-11-16',64000,'');
CREATE TABLE claims (
        attempt INTEGER NOT NULL REFERENCES attempts, gesture INTEGER NOT NULL, claimed TEXT NOT NULL,
        PRIMARY KEY (attempt, gesture)) STRICT, WITHOUT ROWID;
INSERT INTO "claims" VALUES(9,4,'2026-11-18T12:00:00.000+00:00');
INSERT INTO "claims" VALUES(10,4,'2026-11-18T12:00:00.000+00:00');
INSERT INTO "claims" VALUES(12,1,'2026-11-18T12:00:00.000+00:00');
CREATE TABLE controls (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, hands INTEGER NOT NULL,
        clean INTEGER NOT NULL, stopped INTEGER NOT NULL, alarms INTEGER NOT NULL,
        PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID;
INSERT INTO "controls" VALUES(1,'','2026-11-16',3,0,0,0);
INSERT INTO "controls" VALUES(1,'','2026-11-23',2,0,0,0);
INSERT INTO "controls" VALUES(1,'','2026-11-30',4,1,1,2);
INSERT INTO "controls" VALUES(1,'','2026-12-07',2,0,0,0);
INSERT INTO "controls" VALUES(1,'metropolitan','2026-11-23',1,0,0,0);
INSERT INTO "controls" VALUES(1,'tda-2022','2026-11-30',1,0,0,0);
INSERT INTO "controls" VALUES(1,'upt','2026-11-16',3,0,0,0);
INSERT INTO "controls" VALUES(1,'upt','2026-11-23',1,0,0,0);
INSERT INTO "controls" VALUES(1,'upt','2026-11-30',3,1,1,2);
INSERT INTO "controls" VALUES(1,'upt','2026-12-07',2,0,0,0);
INSERT INTO "controls" VALUES(2,'','2026-11-16',1,0,0,0);
INSERT INTO "controls" VALUES(2,'upt','2026-11-16',1,0,0,0);
CREATE TABLE drilled (
        profile INTEGER NOT NULL, book TEXT NOT NULL, topic TEXT NOT NULL, hands INTEGER NOT NULL,
        PRIMARY KEY (profile, book, topic)) STRICT, WITHOUT ROWID;
INSERT INTO "drilled" VALUES(1,'','deal.four-card-flop',12);
INSERT INTO "drilled" VALUES(1,'metropolitan','deal.four-card-flop',1);
INSERT INTO "drilled" VALUES(1,'tda-2022','deal.four-card-flop',1);
INSERT INTO "drilled" VALUES(1,'upt','deal.four-card-flop',10);
INSERT INTO "drilled" VALUES(2,'','deal.four-card-flop',1);
INSERT INTO "drilled" VALUES(2,'upt','deal.four-card-flop',1);
CREATE TABLE gestures (
        running INTEGER NOT NULL REFERENCES running ON DELETE CASCADE, place INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY (running, place)) STRICT, WITHOUT ROWID;
CREATE TABLE hours (
        profile INTEGER NOT NULL, hour TEXT NOT NULL, done INTEGER NOT NULL,
        PRIMARY KEY (profile, hour)) STRICT, WITHOUT ROWID;
INSERT INTO "hours" VALUES(1,'2026-11-18T12',2);
INSERT INTO "hours" VALUES(1,'2026-11-20T12',1);
INSERT INTO "hours" VALUES(1,'2026-11-21T12',1);
INSERT INTO "hours" VALUES(1,'2026-11-27T12',1);
INSERT INTO "hours" VALUES(1,'2026-11-28T00',1);
INSERT INTO "hours" VALUES(1,'2026-11-28T12',4);
INSERT INTO "hours" VALUES(1,'2026-11-30T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-01T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-02T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-03T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-05T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-07T12',1);
INSERT INTO "hours" VALUES(1,'2026-12-08T12',1);
INSERT INTO "hours" VALUES(2,'2026-11-18T12',1);
CREATE TABLE memories (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
        rule TEXT NOT NULL, topic TEXT NOT NULL,
        part TEXT NOT NULL CHECK (part IN ('noticed', 'authority', 'remedy')),
        stability REAL, difficulty REAL, due TEXT, last TEXT,
        reviews INTEGER NOT NULL DEFAULT 0, lapses INTEGER NOT NULL DEFAULT 0,
        wrong INTEGER NOT NULL DEFAULT 0, wrong_at TEXT, wrong_source TEXT, wrong_ref INTEGER,
        UNIQUE (profile, book, rule, part)) STRICT;
INSERT INTO "memories" VALUES(1,1,'upt','books.upt:too_many','deal.four-card-flop','noticed',1.6826539065444430232e+00,7.59678469085830876394e+00,'2026-11-23T12:01:00.000+00:00','2026-11-21T12:01:00.000+00:00',3,0,1,'2026-11-18T12:01:00.000+00:00','hand',1);
INSERT INTO "memories" VALUES(2,1,'upt','books.upt:too_many','deal.four-card-flop','remedy',6.01423274688299258627e+00,8.77182772247012820798e+00,'2026-12-13T12:01:00.000+00:00','2026-12-07T12:01:00.000+00:00',6,1,2,'2026-11-27T12:01:00.000+00:00','hand',4);
INSERT INTO "memories" VALUES(3,1,'upt','common.misdeal:two_boxed_cards_in_the_initial_deal','deal.misdeal','remedy',5.59825173045211155198e+00,7.35578300527882,'2026-12-09T12:01:00.000+00:00','2026-12-03T12:01:00.000+00:00',6,1,1,'2026-11-28T12:00:09.000+00:00','drill',1);
INSERT INTO "memories" VALUES(4,1,'metropolitan','topic:deal.four-card-flop','deal.four-card-flop','authority',2.3065,2.11810397045901588342e+00,'2026-11-30T00:01:00.000+00:00','2026-11-28T00:01:00.000+00:00',1,0,0,NULL,NULL,NULL);
INSERT INTO "memories" VALUES(5,1,'tda-2022','common.misdeal:two_boxed_cards_in_the_initial_deal','deal.misdeal','remedy',2.3065,2.11810397045901588342e+00,'2026-12-02T12:01:00.000+00:00','2026-11-30T12:01:00.000+00:00',1,0,0,NULL,NULL,NULL);
INSERT INTO "memories" VALUES(6,2,'upt','books.upt:too_many','deal.four-card-flop','noticed',0.212,6.4133,'2026-11-19T12:51:00.000+00:00','2026-11-18T12:51:00.000+00:00',1,0,1,'2026-11-18T12:51:00.000+00:00','hand',13);
CREATE TABLE notice_times (
        profile INTEGER NOT NULL, book TEXT NOT NULL, hundredths INTEGER NOT NULL, times INTEGER NOT NULL,
        PRIMARY KEY (profile, book, hundredths)) STRICT, WITHOUT ROWID;
INSERT INTO "notice_times" VALUES(1,'',200,1);
INSERT INTO "notice_times" VALUES(1,'',300,1);
INSERT INTO "notice_times" VALUES(1,'',400,1);
INSERT INTO "notice_times" VALUES(1,'upt',200,1);
INSERT INTO "notice_times" VALUES(1,'upt',300,1);
INSERT INTO "notice_times" VALUES(1,'upt',400,1);
CREATE TABLE paces (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, hands INTEGER NOT NULL,
        ms INTEGER NOT NULL, PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID;
INSERT INTO "paces" VALUES(1,'','2026-11-16',3,192000);
INSERT INTO "paces" VALUES(1,'','2026-11-23',2,128000);
INSERT INTO "paces" VALUES(1,'','2026-11-30',4,256000);
INSERT INTO "paces" VALUES(1,'','2026-12-07',2,128000);
INSERT INTO "paces" VALUES(1,'metropolitan','2026-11-23',1,64000);
INSERT INTO "paces" VALUES(1,'tda-2022','2026-11-30',1,64000);
INSERT INTO "paces" VALUES(1,'upt','2026-11-16',3,192000);
INSERT INTO "paces" VALUES(1,'upt','2026-11-23',1,64000);
INSERT INTO "paces" VALUES(1,'upt','2026-11-30',3,192000);
INSERT INTO "paces" VALUES(1,'upt','2026-12-07',2,128000);
INSERT INTO "paces" VALUES(2,'','2026-11-16',1,64000);
INSERT INTO "paces" VALUES(2,'upt','2026-11-16',1,64000);
CREATE TABLE parts (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, part TEXT NOT NULL,
        good INTEGER NOT NULL, hard INTEGER NOT NULL, again INTEGER NOT NULL, hits INTEGER NOT NULL,
        times INTEGER NOT NULL, ms INTEGER NOT NULL, PRIMARY KEY (profile, book, week, part)) STRICT, WITHOUT ROWID;
INSERT INTO "parts" VALUES(1,'','2026-11-16','noticed',2,1,1,2,3,9000);
INSERT INTO "parts" VALUES(1,'','2026-11-16','remedy',2,0,1,0,0,0);
INSERT INTO "parts" VALUES(1,'','2026-11-23','authority',1,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'','2026-11-23','remedy',1,0,1,0,0,0);
INSERT INTO "parts" VALUES(1,'','2026-11-30','remedy',3,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'','2026-12-07','remedy',1,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'metropolitan','2026-11-23','authority',1,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'tda-2022','2026-11-30','remedy',1,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'upt','2026-11-16','noticed',2,1,1,2,3,9000);
INSERT INTO "parts" VALUES(1,'upt','2026-11-16','remedy',2,0,1,0,0,0);
INSERT INTO "parts" VALUES(1,'upt','2026-11-23','remedy',1,0,1,0,0,0);
INSERT INTO "parts" VALUES(1,'upt','2026-11-30','remedy',2,0,0,0,0,0);
INSERT INTO "parts" VALUES(1,'upt','2026-12-07','remedy',1,0,0,0,0,0);
INSERT INTO "parts" VALUES(2,'','2026-11-16','noticed',0,0,1,0,0,0);
INSERT INTO "parts" VALUES(2,'upt','2026-11-16','noticed',0,0,1,0,0,0);
CREATE TABLE profiles (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created TEXT NOT NULL, uid TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "profiles" VALUES(1,'Ann','2026-11-18T12:00:00.000+00:00','1cceca1db187fc553800a7b8135d0e11');
INSERT INTO "profiles" VALUES(2,'Ben','2026-11-18T12:00:00.000+00:00','141c95f1160549d74464a72b9a55c969');
CREATE TABLE retention (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, reviews INTEGER NOT NULL,
        recalled INTEGER NOT NULL, predicted REAL NOT NULL, PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID;
INSERT INTO "retention" VALUES(1,'','2026-11-16',2,2,1.42650608332831452251e+00);
INSERT INTO "retention" VALUES(1,'','2026-11-23',1,0,8.34493356548119735727e-01);
INSERT INTO "retention" VALUES(1,'','2026-11-30',2,2,1.4284181820000152463e+00);
INSERT INTO "retention" VALUES(1,'','2026-12-07',1,1,9.37765096702446565579e-01);
INSERT INTO "retention" VALUES(1,'upt','2026-11-16',2,2,1.42650608332831452251e+00);
INSERT INTO "retention" VALUES(1,'upt','2026-11-23',1,0,8.34493356548119735727e-01);
INSERT INTO "retention" VALUES(1,'upt','2026-11-30',2,2,1.4284181820000152463e+00);
INSERT INTO "retention" VALUES(1,'upt','2026-12-07',1,1,9.37765096702446565579e-01);
CREATE TABLE reviews (
        id INTEGER PRIMARY KEY, memory INTEGER NOT NULL REFERENCES memories ON DELETE CASCADE,
        outcome TEXT NOT NULL CHECK (outcome IN ('again', 'hard', 'good')),
        source TEXT NOT NULL CHECK (source IN ('hand', 'question', 'drill')), ref INTEGER NOT NULL,
        at TEXT NOT NULL, predicted REAL, elapsed REAL NOT NULL,
        claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1))) STRICT;
INSERT INTO "reviews" VALUES(1,1,'again','hand',1,'2026-11-18T12:01:00.000+00:00',NULL,0.0,0);
INSERT INTO "reviews" VALUES(2,2,'again','hand',1,'2026-11-18T12:01:00.000+00:00',NULL,0.0,0);
INSERT INTO "reviews" VALUES(3,1,'good','hand',2,'2026-11-18T12:21:00.000+00:00',1.0,1.38888888888888881179e-02,0);
INSERT INTO "reviews" VALUES(4,2,'good','hand',2,'2026-11-18T12:21:00.000+00:00',1.0,1.38888888888888881179e-02,0);
INSERT INTO "reviews" VALUES(5,1,'hard','hand',3,'2026-11-21T12:01:00.000+00:00',7.13253041664157261259e-01,2.98611111111111116045e+00,0);
INSERT INTO "reviews" VALUES(6,2,'good','hand',3,'2026-11-21T12:01:00.000+00:00',7.13253041664157261259e-01,2.98611111111111116045e+00,0);
INSERT INTO "reviews" VALUES(7,2,'again','hand',4,'2026-11-27T12:01:00.000+00:00',8.34493356548119735727e-01,6.0,0);
INSERT INTO "reviews" VALUES(8,3,'good','hand',4,'2026-11-27T12:01:00.000+00:00',NULL,0.0,0);
INSERT INTO "reviews" VALUES(9,4,'good','hand',5,'2026-11-28T00:01:00.000+00:00',NULL,0.0,0);
INSERT INTO "reviews" VALUES(10,5,'good','hand',6,'2026-11-30T12:01:00.000+00:00',NULL,0.0,0);
INSERT INTO "reviews" VALUES(11,2,'again','hand',9,'2026-12-03T12:01:00.000+00:00',7.08152799903251750635e-01,6.0,1);
INSERT INTO "reviews" VALUES(12,3,'good','hand',9,'2026-12-03T12:01:00.000+00:00',7.48163372856712416414e-01,5.00038194444444439312e+00,0);
INSERT INTO "reviews" VALUES(13,2,'again','hand',10,'2026-12-05T12:01:00.000+00:00',6.80254809143303162954e-01,8.0,1);
INSERT INTO "reviews" VALUES(14,2,'good','hand',10,'2026-12-05T12:01:00.000+00:00',6.80254809143303162954e-01,8.0,0);
INSERT INTO "reviews" VALUES(15,2,'good','hand',11,'2026-12-07T12:01:00.000+00:00',9.37765096702446565579e-01,2.0,0);
INSERT INTO "reviews" VALUES(16,3,'good','drill',1,'2026-11-28T12:00:00.000+00:00',1.0,9.99305555555555558022e-01,0);
INSERT INTO "reviews" VALUES(17,3,'again','drill',1,'2026-11-28T12:00:09.000+00:00',1.0,1.04166666666666673352e-04,0);
INSERT INTO "reviews" VALUES(18,3,'good','drill',1,'2026-11-28T12:00:18.000+00:00',1.0,1.04166666666666673352e-04,0);
INSERT INTO "reviews" VALUES(19,3,'good','drill',1,'2026-11-28T12:00:27.000+00:00',1.0,1.04166666666666673352e-04,0);
INSERT INTO "reviews" VALUES(20,6,'again','hand',13,'2026-11-18T12:51:00.000+00:00',NULL,0.0,0);
CREATE TABLE rounds (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
        edition TEXT NOT NULL, drill TEXT NOT NULL, planned INTEGER NOT NULL CHECK (planned > 0),
        started TEXT NOT NULL, ended TEXT, right INTEGER, ms INTEGER, engine TEXT NOT NULL DEFAULT '', ledger TEXT NOT NULL DEFAULT '',
        CHECK ((ended IS NULL) = (right IS NULL) AND (ended IS NULL) = (ms IS NULL))) STRICT;
INSERT INTO "rounds" VALUES(1,1,'upt','undated','odd-chip',4,'2026-11-28T12:00:00.000+00:00','2026-11-28T12:01:00.000+00:00',3,10000,'','');
CREATE TABLE rule_results (
        id INTEGER PRIMARY KEY, assessment INTEGER NOT NULL REFERENCES assessments,
        profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL, week TEXT NOT NULL,
        counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
        kind TEXT NOT NULL, topic TEXT NOT NULL, rule TEXT NOT NULL, paragraph TEXT NOT NULL,
        part TEXT NOT NULL CHECK (part IN ('noticed', 'authority', 'remedy')),
        outcome TEXT NOT NULL CHECK (outcome IN ('again', 'hard', 'good')),
        ms INTEGER, aided INTEGER NOT NULL CHECK (aided IN (0, 1)), gesture INTEGER,
        claimed INTEGER NOT NULL CHECK (claimed IN (0, 1))) STRICT;
INSERT INTO "rule_results" VALUES(1,1,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','noticed','good',2000,0,NULL,0);
INSERT INTO "rule_results" VALUES(2,1,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','noticed','again',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(3,1,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','again',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(4,2,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','noticed','good',4000,0,NULL,0);
INSERT INTO "rule_results" VALUES(5,2,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(6,3,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','noticed','hard',3000,1,NULL,0);
INSERT INTO "rule_results" VALUES(7,3,1,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(8,4,1,'upt','2026-11-23',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','again',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(9,4,1,'upt','2026-11-23',1,'four-card-flop','deal.misdeal','common.misdeal:two_boxed_cards_in_the_initial_deal','upt:holdem-3','remedy','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(10,5,1,'metropolitan','2026-11-23',1,'four-card-flop','deal.four-card-flop','','upt:holdem-3','authority','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(11,6,1,'tda-2022','2026-11-30',1,'four-card-flop','deal.misdeal','common.misdeal:two_boxed_cards_in_the_initial_deal','upt:holdem-3','remedy','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(12,7,1,'tda-2022','2026-11-30',0,'four-card-flop','deal.misdeal','common.misdeal:two_boxed_cards_in_the_initial_deal','upt:holdem-3','remedy','again',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(13,9,1,'upt','2026-11-30',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','again',NULL,0,4,1);
INSERT INTO "rule_results" VALUES(14,9,1,'upt','2026-11-30',1,'four-card-flop','deal.misdeal','common.misdeal:two_boxed_cards_in_the_initial_deal','upt:holdem-3','remedy','good',NULL,0,7,0);
INSERT INTO "rule_results" VALUES(15,10,1,'upt','2026-11-30',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','again',NULL,0,4,1);
INSERT INTO "rule_results" VALUES(16,10,1,'upt','2026-11-30',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','good',NULL,0,9,0);
INSERT INTO "rule_results" VALUES(17,11,1,'upt','2026-12-07',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','remedy','good',NULL,0,NULL,0);
INSERT INTO "rule_results" VALUES(18,12,1,'upt','2026-12-07',1,'four-card-flop','deal.misdeal','common.misdeal:two_boxed_cards_in_the_initial_deal','upt:holdem-3','noticed','again',NULL,0,1,1);
INSERT INTO "rule_results" VALUES(19,13,2,'upt','2026-11-16',1,'four-card-flop','deal.four-card-flop','books.upt:too_many','upt:holdem-3','noticed','again',NULL,0,NULL,0);
CREATE TABLE running (
        id INTEGER PRIMARY KEY, session TEXT NOT NULL, profile INTEGER NOT NULL REFERENCES profiles,
        scenario TEXT NOT NULL, scenario_text TEXT NOT NULL, overlay TEXT NOT NULL, title TEXT NOT NULL,
        topic TEXT NOT NULL, book TEXT NOT NULL, edition TEXT NOT NULL, notation INTEGER NOT NULL,
        head TEXT NOT NULL, taken_over INTEGER NOT NULL, seed INTEGER NOT NULL, mode TEXT NOT NULL,
        started TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))) STRICT;
CREATE TABLE sittings (
    id INTEGER PRIMARY KEY, session TEXT NOT NULL, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
    began TEXT NOT NULL, state TEXT NOT NULL CHECK (json_valid(state)), UNIQUE (profile, session)) STRICT;
CREATE TABLE spots (
        round INTEGER NOT NULL REFERENCES rounds, place INTEGER NOT NULL CHECK (place >= 0),
        drill TEXT NOT NULL, seed INTEGER NOT NULL, answer TEXT NOT NULL CHECK (json_valid(answer)),
        right INTEGER NOT NULL CHECK (right IN (0, 1)), ms INTEGER NOT NULL CHECK (ms >= 0),
        target INTEGER NOT NULL, paragraphs TEXT NOT NULL CHECK (json_valid(paragraphs)),
        rules TEXT NOT NULL CHECK (json_valid(rules)), answered TEXT NOT NULL, unproved INTEGER NOT NULL DEFAULT 0 CHECK (unproved IN (0, 1)),
        PRIMARY KEY (round, place)) STRICT, WITHOUT ROWID;
INSERT INTO "spots" VALUES(1,0,'odd-chip',0,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:00.000+00:00',0);
INSERT INTO "spots" VALUES(1,1,'odd-chip',1,'{"to": 1600}',0,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:09.000+00:00',0);
INSERT INTO "spots" VALUES(1,2,'odd-chip',2,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:18.000+00:00',0);
INSERT INTO "spots" VALUES(1,3,'odd-chip',3,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:27.000+00:00',0);
CREATE TABLE weekly (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, topic TEXT NOT NULL,
        part TEXT NOT NULL, good INTEGER NOT NULL, hard INTEGER NOT NULL, again INTEGER NOT NULL,
        hits INTEGER NOT NULL, PRIMARY KEY (profile, book, week, topic, part)) STRICT, WITHOUT ROWID;
INSERT INTO "weekly" VALUES(1,'','2026-11-16','deal.four-card-flop','noticed',2,1,1,2);
INSERT INTO "weekly" VALUES(1,'','2026-11-16','deal.four-card-flop','remedy',2,0,1,0);
INSERT INTO "weekly" VALUES(1,'','2026-11-23','deal.four-card-flop','authority',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'','2026-11-23','deal.four-card-flop','remedy',0,0,1,0);
INSERT INTO "weekly" VALUES(1,'','2026-11-23','deal.misdeal','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'','2026-11-30','deal.four-card-flop','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'','2026-11-30','deal.misdeal','remedy',2,0,0,0);
INSERT INTO "weekly" VALUES(1,'','2026-12-07','deal.four-card-flop','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'metropolitan','2026-11-23','deal.four-card-flop','authority',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'tda-2022','2026-11-30','deal.misdeal','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-16','deal.four-card-flop','noticed',2,1,1,2);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-16','deal.four-card-flop','remedy',2,0,1,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-23','deal.four-card-flop','remedy',0,0,1,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-23','deal.misdeal','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-30','deal.four-card-flop','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-11-30','deal.misdeal','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(1,'upt','2026-12-07','deal.four-card-flop','remedy',1,0,0,0);
INSERT INTO "weekly" VALUES(2,'','2026-11-16','deal.four-card-flop','noticed',0,0,1,0);
INSERT INTO "weekly" VALUES(2,'upt','2026-11-16','deal.four-card-flop','noticed',0,0,1,0);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX attempts_when ON attempts (profile, ended, id);
CREATE INDEX attempts_book ON attempts (profile, book, ended, id);
CREATE INDEX attempts_topic ON attempts (profile, topic, ended, id);
CREATE INDEX assessments_attempt ON assessments (attempt, counts);
CREATE UNIQUE INDEX assessments_counting ON assessments (attempt) WHERE counts;
CREATE INDEX results_assessment ON rule_results (assessment);
CREATE INDEX answers_profile ON answers (profile, question, book);
CREATE INDEX answers_attempt ON answers (attempt);
CREATE TRIGGER attempt_counted AFTER INSERT ON attempts BEGIN
        INSERT INTO drilled SELECT NEW.profile, own, NEW.topic, 1 FROM (SELECT NEW.book AS own UNION ALL SELECT '')
        WHERE true ON CONFLICT DO UPDATE SET hands = hands + 1; END;
CREATE TRIGGER result_counted AFTER INSERT ON rule_results WHEN NEW.counts AND NOT NEW.claimed BEGIN
        INSERT INTO weekly SELECT NEW.profile, own, NEW.week, NEW.topic, NEW.part,
            NEW.outcome = 'good', NEW.outcome = 'hard', NEW.outcome = 'again',
            NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET good = good + excluded.good, hard = hard + excluded.hard,
            again = again + excluded.again, hits = hits + excluded.hits; END;
CREATE TRIGGER result_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE weekly SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'),
            hits = hits - (NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided)
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND week = NEW.week AND topic = NEW.topic
            AND part = NEW.part; END;
CREATE TRIGGER time_counted AFTER INSERT ON rule_results
        WHEN NEW.counts AND NOT NEW.claimed AND NEW.part = 'noticed' AND NEW.ms IS NOT NULL BEGIN
        INSERT INTO notice_times SELECT NEW.profile, own, NEW.ms / 10, 1
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET times = times + 1; END;
CREATE TRIGGER time_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed AND NEW.part = 'noticed' AND NEW.ms IS NOT NULL BEGIN
        UPDATE notice_times SET times = times - 1
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND hundredths = NEW.ms / 10; END;
CREATE TRIGGER hand_counted AFTER INSERT ON assessments WHEN NEW.counts BEGIN
        INSERT INTO controls SELECT NEW.profile, own, NEW.week, 1, NEW.clean, 0, 0
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET hands = hands + 1, clean = clean + excluded.clean; END;
CREATE TRIGGER alarm_counted AFTER INSERT ON alarms WHEN NOT NEW.claimed BEGIN
        UPDATE controls SET alarms = alarms + 1, stopped = stopped + (s.clean AND 1 =
            (SELECT count(*) FROM alarms WHERE assessment = NEW.assessment AND NOT claimed))
        FROM assessments s WHERE s.id = NEW.assessment AND s.counts AND controls.profile = s.profile
            AND controls.book IN (s.book, '') AND controls.week = s.week; END;
CREATE TRIGGER alarm_claimed AFTER UPDATE OF claimed ON alarms
        WHEN NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE controls SET alarms = alarms - 1, stopped = stopped - (s.clean AND 0 =
            (SELECT count(*) FROM alarms WHERE assessment = NEW.assessment AND NOT claimed))
        FROM assessments s WHERE s.id = NEW.assessment AND s.counts AND controls.profile = s.profile
            AND controls.book IN (s.book, '') AND controls.week = s.week; END;
CREATE INDEX rounds_best ON rounds (profile, book, drill, right DESC, ms) WHERE ended IS NOT NULL;
CREATE INDEX rounds_played ON rounds (profile, book, drill, started);
CREATE INDEX reviews_memory ON reviews (memory, at, id);
CREATE TRIGGER part_counted AFTER INSERT ON rule_results WHEN NEW.counts AND NOT NEW.claimed BEGIN
        INSERT INTO parts SELECT NEW.profile, own, NEW.week, NEW.part, NEW.outcome = 'good', NEW.outcome = 'hard',
            NEW.outcome = 'again', (NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided), (NEW.part = 'noticed' AND NEW.ms IS NOT NULL), iif((NEW.part = 'noticed' AND NEW.ms IS NOT NULL), NEW.ms, 0) FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET good = good + excluded.good, hard = hard + excluded.hard,
            again = again + excluded.again, hits = hits + excluded.hits, times = times + excluded.times,
            ms = ms + excluded.ms; END;
CREATE TRIGGER part_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE parts SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'), hits = hits - (NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided), times = times - (NEW.part = 'noticed' AND NEW.ms IS NOT NULL),
            ms = ms - iif((NEW.part = 'noticed' AND NEW.ms IS NOT NULL), NEW.ms, 0)
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND week = NEW.week AND part = NEW.part; END;
CREATE TRIGGER pace_counted AFTER INSERT ON attempts WHEN NEW.pace IS NOT NULL BEGIN
        INSERT INTO paces SELECT NEW.profile, own, NEW.week, 1, NEW.pace FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET hands = hands + 1, ms = ms + excluded.ms; END;
CREATE TRIGGER hand_done AFTER INSERT ON attempts BEGIN INSERT INTO hours VALUES (NEW.profile, substr(NEW.ended, 1, 13), 1) ON CONFLICT DO UPDATE SET done = done + 1; END;
CREATE TRIGGER answer_done AFTER INSERT ON answers BEGIN INSERT INTO hours VALUES (NEW.profile, substr(NEW.asked, 1, 13), 1) ON CONFLICT DO UPDATE SET done = done + 1; END;
CREATE TRIGGER answer_counted AFTER INSERT ON answers BEGIN
        INSERT INTO asked VALUES (NEW.profile, NEW.book, NEW.question, 1, NEW.right)
        ON CONFLICT DO UPDATE SET times = times + 1, well = well + excluded.well; END;
CREATE TRIGGER spot_done AFTER INSERT ON spots BEGIN
        INSERT INTO hours SELECT profile, substr(NEW.answered, 1, 13), 1 FROM rounds WHERE id = NEW.round
        ON CONFLICT DO UPDATE SET done = done + 1; END;
CREATE TRIGGER review_counted AFTER INSERT ON reviews WHEN NEW.elapsed >= 1 AND NOT NEW.claimed BEGIN
        INSERT INTO retention SELECT profile, own, date(NEW.at, 'weekday 0', '-6 days'), 1, NEW.outcome <> 'again', NEW.predicted
        FROM (SELECT profile, book AS own FROM memories WHERE id = NEW.memory
            UNION ALL SELECT profile, '' FROM memories WHERE id = NEW.memory) WHERE true
        ON CONFLICT DO UPDATE SET reviews = reviews + 1, recalled = recalled + excluded.recalled,
            predicted = predicted + excluded.predicted; END;
CREATE TRIGGER review_changed AFTER UPDATE OF claimed, predicted, elapsed ON reviews BEGIN
        UPDATE retention SET reviews = retention.reviews - 1, recalled = recalled - (OLD.outcome <> 'again'),
            predicted = predicted - OLD.predicted
        FROM memories m WHERE OLD.elapsed >= 1 AND NOT OLD.claimed AND m.id = OLD.memory
            AND retention.profile = m.profile AND retention.book IN (m.book, '') AND week = date(NEW.at, 'weekday 0', '-6 days');
        INSERT INTO retention SELECT profile, own, date(NEW.at, 'weekday 0', '-6 days'), 1, NEW.outcome <> 'again', NEW.predicted
        FROM (SELECT profile, book AS own FROM memories WHERE id = NEW.memory
            UNION ALL SELECT profile, '' FROM memories WHERE id = NEW.memory) WHERE NEW.elapsed >= 1 AND NOT NEW.claimed
        ON CONFLICT DO UPDATE SET reviews = reviews + 1, recalled = recalled + excluded.recalled,
            predicted = predicted + excluded.predicted; END;
CREATE TRIGGER review_lately AFTER INSERT ON reviews BEGIN UPDATE memories SET (wrong, wrong_at, wrong_source, wrong_ref) =
    (SELECT count(*), max(at), source, ref FROM (SELECT outcome, at, source, ref FROM reviews
        WHERE memory = NEW.memory AND NOT claimed ORDER BY at DESC, id DESC LIMIT 10) WHERE outcome = 'again')
    WHERE id = NEW.memory; END;
CREATE TRIGGER claim_lately AFTER UPDATE OF claimed ON reviews BEGIN UPDATE memories SET (wrong, wrong_at, wrong_source, wrong_ref) =
    (SELECT count(*), max(at), source, ref FROM (SELECT outcome, at, source, ref FROM reviews
        WHERE memory = NEW.memory AND NOT claimed ORDER BY at DESC, id DESC LIMIT 10) WHERE outcome = 'again')
    WHERE id = NEW.memory; END;
CREATE UNIQUE INDEX profiles_uid ON profiles (uid);
COMMIT;
