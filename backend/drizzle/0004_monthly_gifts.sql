CREATE TABLE "gift_months" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gift_id" uuid NOT NULL,
	"month" date NOT NULL,
	"donation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	CONSTRAINT "gift_months_gift_id_month_key" UNIQUE("gift_id","month"),
	CONSTRAINT "gift_months_donation_id_key" UNIQUE("donation_id"),
	CONSTRAINT "gift_months_state_check" CHECK ("gift_months"."state" in ('due', 'charging', 'paid', 'missed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "monthly_gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"anonymous" boolean NOT NULL,
	"method" text NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	"state" text NOT NULL,
	"next_at" timestamp with time zone,
	"card_token_sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monthly_gifts_state_check" CHECK ("monthly_gifts"."state" in ('starting', 'active', 'paused', 'stopped')),
	CONSTRAINT "monthly_gifts_method_check" CHECK ("monthly_gifts"."method" in ('card', 'mobile_money')),
	CONSTRAINT "monthly_gifts_amount_check" CHECK ("monthly_gifts"."amount_pesewas" > 0),
	CONSTRAINT "monthly_gifts_next_check" CHECK ("monthly_gifts"."state" <> 'active' or "monthly_gifts"."next_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "gift_months" ADD CONSTRAINT "gift_months_gift_id_monthly_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."monthly_gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_months" ADD CONSTRAINT "gift_months_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_gifts" ADD CONSTRAINT "monthly_gifts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_months_next_at_idx" ON "gift_months" USING btree ("next_at") WHERE "gift_months"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "monthly_gifts_created_at_idx" ON "monthly_gifts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "monthly_gifts_next_at_idx" ON "monthly_gifts" USING btree ("next_at") WHERE "monthly_gifts"."state" = 'active';