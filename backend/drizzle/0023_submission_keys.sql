CREATE TABLE "submission_keys" (
	"key_digest" text PRIMARY KEY NOT NULL,
	"body_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "submission_keys_created_at_idx" ON "submission_keys" USING btree ("created_at");