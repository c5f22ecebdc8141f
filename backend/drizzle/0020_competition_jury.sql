CREATE TABLE "competition_recusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"juror" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_recusals_entry_juror_key" UNIQUE("entry_id","juror")
);
--> statement-breakpoint
CREATE TABLE "competition_score_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_score_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"score_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"points" jsonb NOT NULL,
	"words" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_scores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"round" text NOT NULL,
	"juror" text NOT NULL,
	"points" jsonb NOT NULL,
	"words" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_scores_entry_round_juror_key" UNIQUE("entry_id","round","juror"),
	CONSTRAINT "competition_scores_round_check" CHECK ("competition_scores"."round" in ('round1', 'round2', 'final'))
);
--> statement-breakpoint
ALTER TABLE "competition_settings" ADD COLUMN "is_blind" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_recusals" ADD CONSTRAINT "competition_recusals_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_score_changes" ADD CONSTRAINT "competition_score_changes_score_id_competition_scores_id_fk" FOREIGN KEY ("score_id") REFERENCES "public"."competition_scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_scores" ADD CONSTRAINT "competition_scores_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_score_changes_score_id_idx" ON "competition_score_changes" USING btree ("score_id");