-- Deletes a lesson when its last place is gone, so that its hour is free again.
CREATE OR REPLACE FUNCTION end_empty_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lessons WHERE id = OLD.lesson_id FOR UPDATE;
  DELETE FROM lessons WHERE id = OLD.lesson_id AND NOT EXISTS (SELECT FROM lesson_places WHERE lesson_id = OLD.lesson_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_places_end_empty AFTER DELETE ON lesson_places FOR EACH ROW EXECUTE FUNCTION end_empty_lesson();
