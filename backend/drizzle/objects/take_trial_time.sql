-- Reserves the teacher's time for a trial lesson. Its length is that of `musicStudyLimits` of @school/shared.
CREATE OR REPLACE FUNCTION take_trial_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM teacher_times WHERE booking_id = NEW.id;
  IF NEW.state = 'booked' THEN
    INSERT INTO teacher_times (teacher_id, booking_id, from_minute, until_minute, starts_at, ends_at)
    SELECT teacher_id, NEW.id, minute_of_week(starts_at), minute_of_week(starts_at) + 30, starts_at, starts_at + interval '30 minutes'
    FROM trial_times WHERE id = NEW.time_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER trial_bookings_take_time AFTER INSERT OR UPDATE OF time_id, state ON trial_bookings FOR EACH ROW
  EXECUTE FUNCTION take_trial_time();
