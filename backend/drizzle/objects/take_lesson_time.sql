-- Reserves the teacher's time for a lesson. Its length is that of `musicStudyLimits` of @school/shared.
CREATE OR REPLACE FUNCTION take_lesson_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM teacher_times WHERE lesson_id = NEW.id;
  INSERT INTO teacher_times (teacher_id, lesson_id, from_minute, until_minute, starts_at)
  VALUES (NEW.teacher_id, NEW.id, minute_of_week(NEW.starts_at), minute_of_week(NEW.starts_at) + 60, NEW.starts_at);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lessons_take_time AFTER INSERT OR UPDATE OF teacher_id, starts_at ON lessons FOR EACH ROW
  EXECUTE FUNCTION take_lesson_time();
