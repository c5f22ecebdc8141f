CREATE TABLE "donor_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "donor_links_email_key" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "monthly_gifts" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;