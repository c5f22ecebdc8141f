CREATE TABLE "competition_announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_key" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"filter" jsonb NOT NULL,
	"entries" integer NOT NULL,
	"actor" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_announcements_request_key_key" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "competition_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"move" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"role" text NOT NULL,
	"actor" text,
	"words" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "competition_publications_kind_check" CHECK ("competition_publications"."kind" in ('round2_lineup', 'round3_update', 'results', 'awards'))
);
--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "refunded_at_office_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "reached" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "competition_moves" ADD CONSTRAINT "competition_moves_entry_id_competition_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."competition_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_moves_entry_id_idx" ON "competition_moves" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "competition_publications_kind_idx" ON "competition_publications" USING btree ("kind","publish_at");--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_place_check" CHECK (("competition_entries"."state" = 'placed') = ("competition_entries"."place" is not null));--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_reached_check" CHECK ("competition_entries"."reached" in ('round1', 'round2', 'final') or ("competition_entries"."reached" is null and "competition_entries"."state" <> 'out'));