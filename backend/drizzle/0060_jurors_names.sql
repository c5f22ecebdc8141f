ALTER TABLE "competition_jurors" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_jurors" ALTER COLUMN "named_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_jurors" ADD COLUMN "email" text;--> statement-breakpoint
-- That the address changed is recorded, and not what it is.
DROP TRIGGER competition_jurors_record_change ON competition_jurors;
--> statement-breakpoint
CREATE TRIGGER competition_jurors_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_jurors FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('juror', '', 'name', 'email');
