-- Checks the volunteers of a shift that moves again, since its new time may overlap another shift of theirs.
CREATE OR REPLACE FUNCTION recheck_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM volunteers WHERE id IN (SELECT volunteer_id FROM volunteer_assignments WHERE shift_id = NEW.id)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE volunteer_assignments SET shift_id = shift_id WHERE shift_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER volunteer_shifts_recheck AFTER UPDATE OF starts_at, ends_at ON volunteer_shifts FOR EACH ROW
  EXECUTE FUNCTION recheck_assignments();
