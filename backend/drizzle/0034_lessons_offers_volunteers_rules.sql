-- What the tables cannot say by an index: rules that hold whoever asks at once. Each takes a lock first, and looks then.

-- Whether a teacher has a lesson at a time: one that recurs each week from its first day on, in UTC.
CREATE FUNCTION teacher_has_lesson(teacher_name text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM lesson_half_hours h JOIN lessons l ON l.id = h.lesson_id
    WHERE h.teacher = teacher_name AND l.starts_at <= at
      AND h.weekday = extract(isodow FROM at AT TIME ZONE 'UTC')
      AND h.minute = extract(hour FROM at AT TIME ZONE 'UTC') * 60 + extract(minute FROM at AT TIME ZONE 'UTC')
  )
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_trial_in_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted trial_times;
BEGIN
  SELECT * INTO wanted FROM trial_times WHERE id = NEW.time_id;
  PERFORM pg_advisory_xact_lock(hashtext('teacher:' || wanted.teacher));
  IF teacher_has_lesson(wanted.teacher, wanted.starts_at) THEN
    RAISE EXCEPTION 'The teacher has a lesson then' USING ERRCODE = 'unique_violation', CONSTRAINT = 'trial_bookings_lesson_there';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER trial_bookings_refuse_lesson BEFORE INSERT OR UPDATE OF time_id, state ON trial_bookings FOR EACH ROW
  WHEN (NEW.state = 'booked') EXECUTE FUNCTION refuse_trial_in_lesson();
--> statement-breakpoint
CREATE FUNCTION refuse_lesson_in_trial() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_at timestamptz;
BEGIN
  SELECT starts_at INTO first_at FROM lessons WHERE id = NEW.lesson_id;
  PERFORM pg_advisory_xact_lock(hashtext('teacher:' || NEW.teacher));
  IF EXISTS (
    SELECT FROM trial_bookings b JOIN trial_times t ON t.id = b.time_id
    WHERE b.state = 'booked' AND t.teacher = NEW.teacher AND t.starts_at >= first_at
      AND NEW.weekday = extract(isodow FROM t.starts_at AT TIME ZONE 'UTC')
      AND NEW.minute = extract(hour FROM t.starts_at AT TIME ZONE 'UTC') * 60 + extract(minute FROM t.starts_at AT TIME ZONE 'UTC')
  ) THEN
    RAISE EXCEPTION 'The teacher has a trial lesson then' USING ERRCODE = 'unique_violation', CONSTRAINT = 'lesson_half_hours_trial_there';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_half_hours_refuse_trial BEFORE INSERT OR UPDATE ON lesson_half_hours FOR EACH ROW
  EXECUTE FUNCTION refuse_lesson_in_trial();
--> statement-breakpoint
-- An hour that nobody learns in any more is free again.
CREATE FUNCTION end_empty_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lessons WHERE id = OLD.lesson_id FOR UPDATE;
  DELETE FROM lessons WHERE id = OLD.lesson_id AND NOT EXISTS (SELECT FROM lesson_places WHERE lesson_id = OLD.lesson_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_places_end_empty AFTER DELETE ON lesson_places FOR EACH ROW EXECUTE FUNCTION end_empty_lesson();
--> statement-breakpoint
CREATE FUNCTION refuse_busy_performer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM performers WHERE id = NEW.performer_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM engagement_offers o
    WHERE o.performer_id = NEW.performer_id AND o.id <> NEW.id AND o.state = 'accepted'
      AND o.from_at < NEW.until_at AND o.until_at > NEW.from_at
  ) THEN
    RAISE EXCEPTION 'The performer plays elsewhere then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'engagement_offers_performer_busy';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER engagement_offers_refuse_busy BEFORE INSERT OR UPDATE ON engagement_offers FOR EACH ROW
  WHEN (NEW.state IN ('offered', 'accepted')) EXECUTE FUNCTION refuse_busy_performer();
--> statement-breakpoint
CREATE FUNCTION refuse_double_booking() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER volunteer_assignments_refuse_double BEFORE INSERT OR UPDATE ON volunteer_assignments FOR EACH ROW
  EXECUTE FUNCTION refuse_double_booking();
--> statement-breakpoint
-- A shift that moves must not come over another one of those who do it: the same rule, asked again.
CREATE FUNCTION recheck_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM volunteers WHERE id IN (SELECT volunteer_id FROM volunteer_assignments WHERE shift_id = NEW.id)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE volunteer_assignments SET shift_id = shift_id WHERE shift_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER volunteer_shifts_recheck AFTER UPDATE OF starts_at, ends_at ON volunteer_shifts FOR EACH ROW
  EXECUTE FUNCTION recheck_assignments();
--> statement-breakpoint
-- What staff wrote goes with what was sent.
CREATE TRIGGER music_study_registrations_forget_notes AFTER DELETE ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER performers_forget_notes AFTER DELETE ON performers FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER engagements_forget_notes AFTER DELETE ON engagements FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER lessons_record_change AFTER INSERT OR UPDATE OR DELETE ON lessons FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'teacher');
--> statement-breakpoint
CREATE TRIGGER lesson_places_record_change AFTER INSERT OR UPDATE OR DELETE ON lesson_places FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('registration_id', '', 'request_key');
--> statement-breakpoint
CREATE TRIGGER engagement_offers_record_change AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('engagement_id', '', 'request_key');
--> statement-breakpoint
CREATE TRIGGER volunteers_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'note', 'request_key');
--> statement-breakpoint
CREATE TRIGGER volunteer_shifts_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteer_shifts FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'task', 'request_key');
--> statement-breakpoint
CREATE TRIGGER volunteer_assignments_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteer_assignments FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('shift_id', '');
--> statement-breakpoint
-- What is tried again is not waited for until somebody looks: the worker is woken as it is by something new.
CREATE TRIGGER outbox_notify_again AFTER UPDATE OF state ON outbox FOR EACH ROW
  WHEN (NEW.state = 'waiting' AND OLD.state <> 'waiting') EXECUTE FUNCTION notify_outbox();
