-- Notifies every instance, once per statement, when a teacher's times or what is taken of them has changed.
CREATE OR REPLACE FUNCTION notify_lessons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lessons', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER teacher_times_notify_lessons
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON teacher_times
  FOR EACH STATEMENT EXECUTE FUNCTION notify_lessons();
CREATE OR REPLACE TRIGGER teachers_notify_lessons
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON teachers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_lessons();
CREATE OR REPLACE TRIGGER trial_times_notify_lessons
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trial_times
  FOR EACH STATEMENT EXECUTE FUNCTION notify_lessons();
