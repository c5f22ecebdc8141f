CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"kind" text,
	"storage_key" text,
	"digest" text,
	"claimed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "uploads_state_check" CHECK ("uploads"."state" in ('waiting', 'stored', 'claimed')),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."size" > 0),
	CONSTRAINT "uploads_stored_check" CHECK (("uploads"."state" = 'waiting') = ("uploads"."storage_key" is null) and ("uploads"."state" = 'waiting') = ("uploads"."kind" is null) and ("uploads"."state" = 'waiting') = ("uploads"."digest" is null)),
	CONSTRAINT "uploads_claimed_check" CHECK (("uploads"."state" = 'claimed') = ("uploads"."claimed_by" is not null))
);
