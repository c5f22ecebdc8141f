-- Whether a teacher teaches at a time: once, or each week from then on where there is no end.
CREATE OR REPLACE FUNCTION teacher_is_taken(teacher uuid, begins timestamptz, ends timestamptz, minutes integer) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM teacher_times t
    WHERE t.teacher_id = teacher
      AND int4range(t.from_minute, t.until_minute) && int4range(minute_of_week(begins), minute_of_week(begins) + minutes)
      AND tstzrange(t.starts_at, t.ends_at) && tstzrange(begins, ends)
  )
$$;
