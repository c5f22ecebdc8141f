CREATE TABLE "community_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"interests" text[] NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"overview" text NOT NULL,
	"target_pesewas" bigint NOT NULL,
	"raised_pesewas" bigint DEFAULT 0 NOT NULL,
	"deadline" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "projects_slug_key" UNIQUE("slug"),
	CONSTRAINT "projects_kind_check" CHECK ("projects"."kind" in ('project', 'asset')),
	CONSTRAINT "projects_target_check" CHECK ("projects"."target_pesewas" > 0),
	CONSTRAINT "projects_raised_check" CHECK ("projects"."raised_pesewas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_pkey" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "community_members_email_key" ON "community_members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");