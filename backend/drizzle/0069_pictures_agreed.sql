ALTER TABLE "competition_entries" ADD COLUMN "pictures" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "pictures_by" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "pictures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "pictures_version" integer;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_pictures_check" CHECK ("competition_entries"."pictures" in ('yes', 'no') or "competition_entries"."pictures" is null);--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_pictures_answer_check" CHECK (num_nonnulls("competition_entries"."pictures", "competition_entries"."pictures_by", "competition_entries"."pictures_at", "competition_entries"."pictures_version") in (0, 4));--> statement-breakpoint
-- Who answered is a name: the audit log says only that it was changed.
DROP TRIGGER competition_entries_record_change ON competition_entries;
--> statement-breakpoint
CREATE TRIGGER competition_entries_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_entries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'name', 'person_key', 'birth_date', 'email', 'phone', 'guardian_name', 'guardian_email', 'guardian_phone', 'teacher', 'school', 'consent_by', 'pictures_by', 'return_words');
