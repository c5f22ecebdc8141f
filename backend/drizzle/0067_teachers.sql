CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Two names that differ in capitals, spaces or the Unicode form alone are one name.
CREATE FUNCTION comparable_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(btrim(regexp_replace(normalize(name, NFKC), '\s+', ' ', 'g')))
$$;
--> statement-breakpoint
CREATE FUNCTION minute_of_week(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((extract(isodow FROM at AT TIME ZONE 'UTC') - 1) * 1440 + extract(hour FROM at AT TIME ZONE 'UTC') * 60
    + extract(minute FROM at AT TIME ZONE 'UTC'))::integer
$$;
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"instruments" text[] NOT NULL,
	"venues" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "teachers_request_key_key" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "teachers_name_key" ON "teachers" USING btree (comparable_name("name"));--> statement-breakpoint
CREATE TABLE "teacher_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"lesson_id" uuid,
	"booking_id" uuid,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_clash" boolean DEFAULT false NOT NULL,
	CONSTRAINT "teacher_times_source_check" CHECK (num_nonnulls("teacher_times"."lesson_id", "teacher_times"."booking_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_times" ADD CONSTRAINT "teacher_times_booking_id_trial_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."trial_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_times_teacher_id_idx" ON "teacher_times" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "teacher_times_lesson_id_idx" ON "teacher_times" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "teacher_times_booking_id_idx" ON "teacher_times" USING btree ("booking_id");--> statement-breakpoint
-- Names that are equal once compared become one teacher, under the spelling that has capitals and is used most.
WITH written AS (
  SELECT comparable_name(teacher) AS compared, btrim(regexp_replace(normalize(teacher, NFC), '\s+', ' ', 'g')) AS name,
    instrument, venue
  FROM (SELECT teacher, instrument, venue FROM trial_times UNION ALL SELECT teacher, instrument, venue FROM lessons) AS w
), spelled AS (
  SELECT DISTINCT ON (compared) compared, name FROM written GROUP BY compared, name
  ORDER BY compared, (name <> lower(name) AND name <> upper(name)) DESC, count(*) DESC, name
)
INSERT INTO teachers (name, instruments, venues)
  SELECT s.name, array_agg(DISTINCT w.instrument ORDER BY w.instrument), array_agg(DISTINCT w.venue ORDER BY w.venue)
  FROM spelled s JOIN written w USING (compared) GROUP BY s.name;
--> statement-breakpoint
ALTER TABLE "trial_times" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
UPDATE trial_times SET teacher_id = t.id FROM teachers t WHERE comparable_name(t.name) = comparable_name(teacher);--> statement-breakpoint
UPDATE lessons SET teacher_id = t.id FROM teachers t WHERE comparable_name(t.name) = comparable_name(teacher);--> statement-breakpoint
ALTER TABLE "trial_times" ALTER COLUMN "teacher_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "teacher_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_times" ADD CONSTRAINT "trial_times_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER trial_bookings_refuse_lesson ON trial_bookings;--> statement-breakpoint
DROP FUNCTION refuse_trial_in_lesson;--> statement-breakpoint
DROP TABLE "lesson_half_hours" CASCADE;--> statement-breakpoint
DROP FUNCTION refuse_lesson_in_trial;--> statement-breakpoint
DROP FUNCTION teacher_has_lesson;--> statement-breakpoint
ALTER TABLE "trial_times" DROP CONSTRAINT "trial_times_teacher_starts_at_key";--> statement-breakpoint
ALTER TABLE "trial_times" DROP COLUMN "teacher";--> statement-breakpoint
ALTER TABLE "lessons" DROP COLUMN "teacher";--> statement-breakpoint
-- Of half hours that one teacher was given twice, the one that was booked first is offered; bookings of the others stay.
UPDATE trial_times SET is_withdrawn = true WHERE id IN (
  SELECT id FROM (
    SELECT t.id, row_number() OVER (PARTITION BY t.teacher_id, t.starts_at ORDER BY b.booked_at NULLS LAST, t.id) AS nth
    FROM trial_times t LEFT JOIN trial_bookings b ON b.time_id = t.id AND b.state = 'booked'
    WHERE NOT t.is_withdrawn
  ) AS offered WHERE nth > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "trial_times_teacher_starts_at_key" ON "trial_times" USING btree ("teacher_id","starts_at") WHERE not "trial_times"."is_withdrawn";--> statement-breakpoint
-- Whether a teacher teaches at a time: once, or each week from then on where there is no end.
CREATE FUNCTION teacher_is_taken(teacher uuid, begins timestamptz, ends timestamptz, minutes integer) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM teacher_times t
    WHERE t.teacher_id = teacher
      AND int4range(t.from_minute, t.until_minute) && int4range(minute_of_week(begins), minute_of_week(begins) + minutes)
      AND tstzrange(t.starts_at, t.ends_at) && tstzrange(begins, ends)
  )
$$;
--> statement-breakpoint
-- Of those that overlap already, the ones that were made later are marked: they stay, and staff see them in a list.
DO $$
DECLARE
  each record;
BEGIN
  FOR each IN
    SELECT l.teacher_id, l.id AS lesson_id, NULL::uuid AS booking_id, l.starts_at, NULL::timestamptz AS ends_at, 60 AS minutes,
      (SELECT min(p.placed_at) FROM lesson_places p WHERE p.lesson_id = l.id) AS made_at
    FROM lessons l
    UNION ALL
    SELECT t.teacher_id, NULL, b.id, t.starts_at, t.starts_at + interval '30 minutes', 30, b.booked_at
    FROM trial_bookings b JOIN trial_times t ON t.id = b.time_id WHERE b.state = 'booked'
    ORDER BY made_at, starts_at
  LOOP
    INSERT INTO teacher_times (teacher_id, lesson_id, booking_id, from_minute, until_minute, starts_at, ends_at, is_clash)
    VALUES (each.teacher_id, each.lesson_id, each.booking_id, minute_of_week(each.starts_at),
      minute_of_week(each.starts_at) + each.minutes, each.starts_at, each.ends_at,
      teacher_is_taken(each.teacher_id, each.starts_at, each.ends_at, each.minutes));
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE teacher_times ADD CONSTRAINT teacher_times_no_overlap EXCLUDE USING gist (
  teacher_id WITH =, int4range(from_minute, until_minute) WITH &&, tstzrange(starts_at, ends_at) WITH &&
) WHERE (NOT is_clash);
--> statement-breakpoint
CREATE FUNCTION guard_teacher_time() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER teacher_times_guard BEFORE INSERT ON teacher_times FOR EACH ROW EXECUTE FUNCTION guard_teacher_time();
--> statement-breakpoint
-- How long lessons and trial lessons last: musicStudyLimits of @school/shared.
CREATE FUNCTION take_lesson_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM teacher_times WHERE lesson_id = NEW.id;
  INSERT INTO teacher_times (teacher_id, lesson_id, from_minute, until_minute, starts_at)
  VALUES (NEW.teacher_id, NEW.id, minute_of_week(NEW.starts_at), minute_of_week(NEW.starts_at) + 60, NEW.starts_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lessons_take_time AFTER INSERT OR UPDATE OF teacher_id, starts_at ON lessons FOR EACH ROW
  EXECUTE FUNCTION take_lesson_time();
--> statement-breakpoint
CREATE FUNCTION take_trial_time() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER trial_bookings_take_time AFTER INSERT OR UPDATE OF time_id, state ON trial_bookings FOR EACH ROW
  EXECUTE FUNCTION take_trial_time();
--> statement-breakpoint
-- Names stay in the records of the teachers: the log has their keys.
DROP TRIGGER lessons_record_change ON lessons;
--> statement-breakpoint
CREATE TRIGGER lessons_record_change AFTER INSERT OR UPDATE OR DELETE ON lessons FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'instrument');
--> statement-breakpoint
DROP TRIGGER trial_times_record_change ON trial_times;
--> statement-breakpoint
CREATE TRIGGER trial_times_record_change AFTER INSERT OR UPDATE OR DELETE ON trial_times FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'starts_at');
--> statement-breakpoint
CREATE TRIGGER teachers_record_change AFTER INSERT OR UPDATE OR DELETE ON teachers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'request_key');
