BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'trainer','001_first','2026-11-22 00:50:14.173940+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'trainer','002_rounds','2026-11-22 00:50:14.174411+00:00');
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
        ms INTEGER NOT NULL, asked TEXT NOT NULL) STRICT;
INSERT INTO "answers" VALUES(1,1,1,'flop-next-burn','upt',1,1,4200,'2026-11-20T12:00:00.000+00:00');
CREATE TABLE assessments (
        id INTEGER PRIMARY KEY, attempt INTEGER NOT NULL REFERENCES attempts,
        engine TEXT NOT NULL, ledger TEXT NOT NULL, book TEXT NOT NULL, made TEXT NOT NULL,
        counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
        noticed TEXT NOT NULL, authority TEXT NOT NULL, remedy TEXT NOT NULL, score TEXT NOT NULL,
        clean INTEGER NOT NULL CHECK (clean IN (0, 1)),
        profile INTEGER NOT NULL REFERENCES profiles, week TEXT NOT NULL, json TEXT NOT NULL) STRICT;
INSERT INTO "assessments" VALUES(1,1,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}');
INSERT INTO "assessments" VALUES(2,2,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}');
INSERT INTO "assessments" VALUES(3,3,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-16','{"book":"upt"}');
INSERT INTO "assessments" VALUES(4,4,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-23','{"book":"upt"}');
INSERT INTO "assessments" VALUES(5,5,'0.1.0/1','abc','metropolitan','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-23','{"book":"upt"}');
INSERT INTO "assessments" VALUES(6,6,'0.1.0/1','abc','tda-2022','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}');
INSERT INTO "assessments" VALUES(7,7,'0.1.0/1','abc','tda-2022','2026-11-18T12:00:00.000+00:00',0,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}');
INSERT INTO "assessments" VALUES(8,8,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',1,1,'2026-11-30','{"book":"upt"}');
INSERT INTO "assessments" VALUES(9,9,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}');
INSERT INTO "assessments" VALUES(10,10,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-11-30','{"book":"upt"}');
INSERT INTO "assessments" VALUES(11,11,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-12-07','{"book":"upt"}');
INSERT INTO "assessments" VALUES(12,12,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,1,'2026-12-07','{"book":"upt"}');
INSERT INTO "assessments" VALUES(13,13,'0.1.0/1','abc','upt','2026-11-18T12:00:00.000+00:00',1,'yes','right','wrong','{"noticed": [1, 1]}',0,2,'2026-11-16','{"book":"upt"}');
CREATE TABLE attempts (
        id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profiles,
        scenario TEXT NOT NULL, digest TEXT NOT NULL, scenario_text TEXT NOT NULL,
        overlay TEXT NOT NULL, overlay_digest TEXT NOT NULL, title TEXT NOT NULL, topic TEXT NOT NULL,
        book TEXT NOT NULL, edition TEXT NOT NULL, notation INTEGER NOT NULL, transcript TEXT NOT NULL,
        taken_over INTEGER NOT NULL, seed INTEGER NOT NULL, mode TEXT NOT NULL,
        started TEXT NOT NULL, ended TEXT NOT NULL, week TEXT NOT NULL) STRICT;
INSERT INTO "attempts" VALUES(1,'70d9aa46fc8a28c47346ce4db5fe627c',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-18T12:00:00.000+00:00','2026-11-18T12:01:00.000+00:00','2026-11-16');
INSERT INTO "attempts" VALUES(2,'52c223442019455b186d29fd5538d93f',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-18T12:20:00.000+00:00','2026-11-18T12:21:00.000+00:00','2026-11-16');
INSERT INTO "attempts" VALUES(3,'ab6f064ac7ea8922d24de8cf419f68ae',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-21T12:00:00.000+00:00','2026-11-21T12:01:00.000+00:00','2026-11-16');
INSERT INTO "attempts" VALUES(4,'fdb03d786f5bec616bfcfd863a9dca83',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-27T12:00:00.000+00:00','2026-11-27T12:01:00.000+00:00','2026-11-23');
INSERT INTO "attempts" VALUES(5,'eb3f5ff36f22285deff7f27eba1e456e',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-28T00:00:00.000+00:00','2026-11-28T00:01:00.000+00:00','2026-11-23');
INSERT INTO "attempts" VALUES(6,'953deaf4828eddecfbf6bf58fb84e632',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-30T12:00:00.000+00:00','2026-11-30T12:01:00.000+00:00','2026-11-30');
INSERT INTO "attempts" VALUES(7,'03666337f3044c0475684c01954a0145',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-01T12:00:00.000+00:00','2026-12-01T12:01:00.000+00:00','2026-11-30');
INSERT INTO "attempts" VALUES(8,'e2766e592c9ad922c453cae6be5f5a14',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-02T12:00:00.000+00:00','2026-12-02T12:01:00.000+00:00','2026-11-30');
INSERT INTO "attempts" VALUES(9,'24a208d6f784dbf48796e0a84cfacdbd',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-03T12:00:00.000+00:00','2026-12-03T12:01:00.000+00:00','2026-11-30');
INSERT INTO "attempts" VALUES(10,'d01e13e3ad2cf95d239100e83dbef662',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-05T12:00:00.000+00:00','2026-12-05T12:01:00.000+00:00','2026-11-30');
INSERT INTO "attempts" VALUES(11,'66739fb81fb0cb2dbd7d705d2cb19439',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-07T12:00:00.000+00:00','2026-12-07T12:01:00.000+00:00','2026-12-07');
INSERT INTO "attempts" VALUES(12,'18e11bcf8c4cca9a71ed65c430743fd9',1,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-12-08T12:00:00.000+00:00','2026-12-08T12:01:00.000+00:00','2026-12-07');
INSERT INTO "attempts" VALUES(13,'7c17dacdca79987e1eb0d38fda610fa4',2,'deal.four-card-flop/first','6e1b9088b233104c6107eaa66792eaf321b283b3d589cbb043fc33ec3cf1806c','title = "Four cards"
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
',1,7,'drill','2026-11-18T12:50:00.000+00:00','2026-11-18T12:51:00.000+00:00','2026-11-16');
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
CREATE TABLE notice_times (
        profile INTEGER NOT NULL, book TEXT NOT NULL, hundredths INTEGER NOT NULL, times INTEGER NOT NULL,
        PRIMARY KEY (profile, book, hundredths)) STRICT, WITHOUT ROWID;
INSERT INTO "notice_times" VALUES(1,'',200,1);
INSERT INTO "notice_times" VALUES(1,'',300,1);
INSERT INTO "notice_times" VALUES(1,'',400,1);
INSERT INTO "notice_times" VALUES(1,'upt',200,1);
INSERT INTO "notice_times" VALUES(1,'upt',300,1);
INSERT INTO "notice_times" VALUES(1,'upt',400,1);
CREATE TABLE profiles (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created TEXT NOT NULL) STRICT;
INSERT INTO "profiles" VALUES(1,'Ann','2026-11-18T12:00:00.000+00:00');
INSERT INTO "profiles" VALUES(2,'Ben','2026-11-18T12:00:00.000+00:00');
CREATE TABLE rounds (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
        edition TEXT NOT NULL, drill TEXT NOT NULL, planned INTEGER NOT NULL CHECK (planned > 0),
        started TEXT NOT NULL, ended TEXT, right INTEGER, ms INTEGER,
        CHECK ((ended IS NULL) = (right IS NULL) AND (ended IS NULL) = (ms IS NULL))) STRICT;
INSERT INTO "rounds" VALUES(1,1,'upt','undated','odd-chip',4,'2026-11-28T12:00:00.000+00:00','2026-11-28T12:01:00.000+00:00',3,10000);
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
        started TEXT NOT NULL) STRICT;
CREATE TABLE spots (
        round INTEGER NOT NULL REFERENCES rounds, place INTEGER NOT NULL CHECK (place >= 0),
        drill TEXT NOT NULL, seed INTEGER NOT NULL, answer TEXT NOT NULL CHECK (json_valid(answer)),
        right INTEGER NOT NULL CHECK (right IN (0, 1)), ms INTEGER NOT NULL CHECK (ms >= 0),
        target INTEGER NOT NULL, paragraphs TEXT NOT NULL CHECK (json_valid(paragraphs)),
        rules TEXT NOT NULL CHECK (json_valid(rules)), answered TEXT NOT NULL,
        PRIMARY KEY (round, place)) STRICT, WITHOUT ROWID;
INSERT INTO "spots" VALUES(1,0,'odd-chip',0,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:00.000+00:00');
INSERT INTO "spots" VALUES(1,1,'odd-chip',1,'{"to": 1600}',0,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:09.000+00:00');
INSERT INTO "spots" VALUES(1,2,'odd-chip',2,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:18.000+00:00');
INSERT INTO "spots" VALUES(1,3,'odd-chip',3,'{"to": 1600}',1,2500,8000,'["upt:1"]','["common.misdeal:two_boxed_cards_in_the_initial_deal", "gone:by_now"]','2026-11-28T12:00:27.000+00:00');
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
COMMIT;
