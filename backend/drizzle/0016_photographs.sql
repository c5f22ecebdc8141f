CREATE TABLE "photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"consent" text NOT NULL,
	"account" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_id_uploads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;