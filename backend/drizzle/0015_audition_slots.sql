CREATE TABLE "audition_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" text NOT NULL,
	"state" text NOT NULL,
	"token_digest" text NOT NULL,
	"is_offer" boolean DEFAULT false NOT NULL,
	"address_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "audition_bookings_state_check" CHECK ("audition_bookings"."state" in ('held', 'given', 'released', 'expired')),
	CONSTRAINT "audition_bookings_ended_check" CHECK (("audition_bookings"."state" in ('released', 'expired')) = ("audition_bookings"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audition_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audition_waiting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "audition_waiting_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"booking_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audition_waiting_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "audition_waiting_booking_id_key" UNIQUE("booking_id"),
	CONSTRAINT "audition_waiting_state_check" CHECK ("audition_waiting"."state" in ('waiting', 'offered', 'taken', 'lapsed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "competition_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"moves_until" timestamp with time zone,
	CONSTRAINT "competition_settings_one_check" CHECK ("competition_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audition_bookings" ADD CONSTRAINT "audition_bookings_slot_id_audition_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."audition_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_waiting" ADD CONSTRAINT "audition_waiting_booking_id_audition_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."audition_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_slot_taken_key" ON "audition_bookings" USING btree ("slot_id") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
CREATE UNIQUE INDEX "audition_bookings_token_key" ON "audition_bookings" USING btree ("token_digest") WHERE "audition_bookings"."state" in ('held', 'given');--> statement-breakpoint
CREATE INDEX "audition_bookings_expires_at_idx" ON "audition_bookings" USING btree ("expires_at") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "audition_bookings_address_idx" ON "audition_bookings" USING btree ("address_digest") WHERE "audition_bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "audition_waiting_turn_idx" ON "audition_waiting" USING btree ("state","place");