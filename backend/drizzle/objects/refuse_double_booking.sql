-- Refuses a shift that overlaps another shift of the volunteer, whom it locks first.
CREATE OR REPLACE FUNCTION refuse_double_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM volunteers WHERE id = NEW.volunteer_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM volunteer_assignments a
    JOIN volunteer_shifts theirs ON theirs.id = a.shift_id
    JOIN volunteer_shifts wanted ON wanted.id = NEW.shift_id
    WHERE a.volunteer_id = NEW.volunteer_id AND a.shift_id <> NEW.shift_id
      AND theirs.starts_at < wanted.ends_at AND theirs.ends_at > wanted.starts_at
  ) THEN
    RAISE EXCEPTION 'The volunteer has another shift then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'volunteer_assignments_double_booked';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER volunteer_assignments_refuse_double BEFORE INSERT OR UPDATE ON volunteer_assignments FOR EACH ROW
  EXECUTE FUNCTION refuse_double_booking();
