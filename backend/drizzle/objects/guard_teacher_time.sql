-- Refuses a time at which the teacher teaches already, or has left.
CREATE OR REPLACE FUNCTION guard_teacher_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  teaches boolean;
BEGIN
  -- Transactions that want one teacher wait here: two inserts that wait for each other's constraint would deadlock.
  SELECT is_active INTO teaches FROM teachers WHERE id = NEW.teacher_id FOR NO KEY UPDATE;
  IF NOT teaches THEN
    RAISE EXCEPTION 'The teacher has left' USING ERRCODE = 'check_violation', CONSTRAINT = 'teacher_times_teacher_left';
  END IF;
  -- The exclusion constraint leaves out the marked rows; their times are taken all the same.
  IF EXISTS (
    SELECT FROM teacher_times t
    WHERE t.is_clash AND t.teacher_id = NEW.teacher_id
      AND int4range(t.from_minute, t.until_minute) && int4range(NEW.from_minute, NEW.until_minute)
      AND tstzrange(t.starts_at, t.ends_at) && tstzrange(NEW.starts_at, NEW.ends_at)
  ) THEN
    RAISE EXCEPTION 'The teacher teaches then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'teacher_times_no_overlap';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER teacher_times_guard BEFORE INSERT ON teacher_times FOR EACH ROW EXECUTE FUNCTION guard_teacher_time();
