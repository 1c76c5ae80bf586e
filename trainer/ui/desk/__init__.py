"""What the screens show, made out of store, law and grades: pure builders of view models, a module a screen."""
