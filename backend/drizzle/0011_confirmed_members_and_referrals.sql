CREATE TABLE "community_confirmations" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_addresses" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"address_digest" text NOT NULL,
	"email" text,
	"words" jsonb,
	"stop_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_letters_once_key" UNIQUE("submission_key","reader","address_digest"),
	CONSTRAINT "referral_letters_stop_token_key" UNIQUE("stop_token"),
	CONSTRAINT "referral_letters_reader_check" CHECK ("referral_letters"."reader" in ('friend', 'sender')),
	CONSTRAINT "referral_letters_words_check" CHECK (("referral_letters"."email" is null) = ("referral_letters"."words" is null))
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"secret" uuid DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"wrote" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_links_code_key" UNIQUE("code"),
	CONSTRAINT "referral_links_secret_key" UNIQUE("secret"),
	CONSTRAINT "referral_links_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
ALTER TABLE "community_members" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "community_members" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "leave_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "came_by" text;--> statement-breakpoint
ALTER TABLE "community_confirmations" ADD CONSTRAINT "community_confirmations_member_id_community_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."community_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_letters" ADD CONSTRAINT "referral_letters_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_leave_token_key" UNIQUE("leave_token");--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_state_check" CHECK ("community_members"."state" in ('pending', 'confirmed', 'left'));--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_confirmed_check" CHECK ("community_members"."state" <> 'confirmed' or "community_members"."confirmed_at" is not null);--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_left_check" CHECK (("community_members"."state" = 'left') = ("community_members"."left_at" is not null) and ("community_members"."state" = 'left') = ("community_members"."email" is null) and ("community_members"."email" is null) = ("community_members"."name" is null));--> statement-breakpoint
-- Whoever joined before nobody had to confirm is asked to, by one letter, and stays as they are until they do.
INSERT INTO "outbox" ("kind", "key", "payload", "created_at", "due_at")
SELECT 'community.letter', 'community.letter:' || "id" || ':migrated', to_jsonb("id"), now(), now()
FROM "community_members" WHERE "state" = 'pending';
