CREATE TABLE "known_people" (
	"address" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"lists" text[] NOT NULL,
	"records" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"known_as" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_to_update" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_to_update_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_people_last_at_idx" ON "known_people" USING btree ("last_at","address");--> statement-breakpoint
CREATE INDEX "known_people_lists_idx" ON "known_people" USING gin ("lists");--> statement-breakpoint
CREATE INDEX "known_people_search_idx" ON "known_people" USING gin ("known_as" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_to_update_address_idx" ON "people_to_update" USING btree ("address");