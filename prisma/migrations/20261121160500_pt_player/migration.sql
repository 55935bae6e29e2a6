-- What a routine says about itself: what was left out and why (sealed).
ALTER TABLE "pt_routines" ADD COLUMN "explanation" TEXT;

-- Warm-up, main part or cool-down.
ALTER TABLE "routine_exercises"
  ADD COLUMN "phase" TEXT NOT NULL DEFAULT 'main',
  ADD CONSTRAINT "routine_exercises_phase_known" CHECK ("phase" IN ('warmup', 'main', 'cooldown'));

-- Why a session was stopped for safety (sealed); null for one that ended as planned.
ALTER TABLE "pt_sessions" ADD COLUMN "stopSigns" TEXT;

ALTER TABLE "exercise_performance"
  DROP CONSTRAINT "exercise_performance_status_known",
  ADD CONSTRAINT "exercise_performance_status_known"
    CHECK ("completionStatus" IN ('completed', 'partial', 'skipped', 'stopped'));
