CREATE TABLE "challenge_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'entered' NOT NULL,
	"artist" text NOT NULL,
	"age" integer NOT NULL,
	"place" text NOT NULL,
	"piece" text NOT NULL,
	"sheet_id" uuid NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"guardian_name" text,
	"guardian_phone" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_entries_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "challenge_entries_reference_key" UNIQUE("reference"),
	CONSTRAINT "challenge_entries_status_check" CHECK ("challenge_entries"."status" in ('entered', 'shortlisted', 'chosen', 'declined')),
	CONSTRAINT "challenge_entries_age_check" CHECK ("challenge_entries"."age" >= 4),
	CONSTRAINT "challenge_entries_guardian_check" CHECK ("challenge_entries"."age" >= 18 or "challenge_entries"."guardian_name" is not null)
);
--> statement-breakpoint
CREATE TABLE "hall_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hall_plan" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"stage_x" real NOT NULL,
	"stage_y" real NOT NULL,
	"stage_width" real NOT NULL,
	"stage_height" real NOT NULL,
	CONSTRAINT "hall_plan_one_check" CHECK ("hall_plan"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "hall_seats" (
	"id" text PRIMARY KEY NOT NULL,
	"block_id" text NOT NULL,
	"row" integer NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"pool" text NOT NULL,
	"kind" text NOT NULL,
	"beside" text,
	"table_number" integer,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"note" text,
	CONSTRAINT "hall_seats_place_key" UNIQUE("block_id","row","number"),
	CONSTRAINT "hall_seats_kind_check" CHECK ("hall_seats"."kind" in ('seat', 'wheelchair', 'companion')),
	CONSTRAINT "hall_seats_beside_check" CHECK (("hall_seats"."kind" = 'companion') = ("hall_seats"."beside" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_digest" text NOT NULL,
	"state" text NOT NULL,
	"sale" text NOT NULL,
	"invitation_id" uuid,
	"is_offer" boolean DEFAULT false NOT NULL,
	"selection" jsonb NOT NULL,
	"address_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ticket_holds_token_digest_key" UNIQUE("token_digest"),
	CONSTRAINT "ticket_holds_state_check" CHECK ("ticket_holds"."state" in ('active', 'released', 'expired', 'paid')),
	CONSTRAINT "ticket_holds_ended_check" CHECK (("ticket_holds"."state" in ('released', 'expired')) = ("ticket_holds"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_interests_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"sale" text NOT NULL,
	"type_ids" text[] NOT NULL,
	"max_tickets" integer NOT NULL,
	"guest_name" text,
	"email" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_revoked" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "ticket_invitations_code_key" UNIQUE("code"),
	CONSTRAINT "ticket_invitations_max_tickets_check" CHECK ("ticket_invitations"."max_tickets" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "ticket_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" uuid,
	"order_id" uuid,
	"sale" text NOT NULL,
	"fulfilment" text NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"amount_pesewas" bigint NOT NULL,
	"discount_pesewas" bigint DEFAULT 0 NOT NULL,
	"promo_code_id" uuid,
	"is_code_counted" boolean DEFAULT false NOT NULL,
	"invitation_id" uuid,
	"cash_refunded_pesewas" bigint DEFAULT 0 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"actor" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "ticket_orders_number_key" UNIQUE("number"),
	CONSTRAINT "ticket_orders_hold_id_key" UNIQUE("hold_id"),
	CONSTRAINT "ticket_orders_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "ticket_orders_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "ticket_orders_fulfilment_check" CHECK ("ticket_orders"."fulfilment" in ('waiting', 'given', 'other_seats', 'sent_back')),
	CONSTRAINT "ticket_orders_method_check" CHECK ("ticket_orders"."method" in ('card', 'mobile_money', 'cash', 'free')),
	CONSTRAINT "ticket_orders_amount_check" CHECK ("ticket_orders"."amount_pesewas" >= 0 and "ticket_orders"."discount_pesewas" >= 0),
	CONSTRAINT "ticket_orders_paid_check" CHECK (("ticket_orders"."fulfilment" = 'waiting') = ("ticket_orders"."paid_at" is null)),
	CONSTRAINT "ticket_orders_code_check" CHECK (not "ticket_orders"."is_code_counted" or "ticket_orders"."promo_code_id" is not null),
	CONSTRAINT "ticket_orders_cash_check" CHECK ("ticket_orders"."cash_refunded_pesewas" between 0 and "ticket_orders"."amount_pesewas")
);
--> statement-breakpoint
CREATE TABLE "ticket_promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"type_ids" text[],
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "ticket_promo_codes_code_key" UNIQUE("code"),
	CONSTRAINT "ticket_promo_codes_kind_check" CHECK ("ticket_promo_codes"."kind" in ('percent', 'fixed')),
	CONSTRAINT "ticket_promo_codes_value_check" CHECK ("ticket_promo_codes"."value" > 0 and ("ticket_promo_codes"."kind" = 'fixed' or "ticket_promo_codes"."value" <= 100)),
	CONSTRAINT "ticket_promo_codes_uses_check" CHECK ("ticket_promo_codes"."uses" >= 0 and ("ticket_promo_codes"."max_uses" is null or "ticket_promo_codes"."uses" <= "ticket_promo_codes"."max_uses")),
	CONSTRAINT "ticket_promo_codes_times_check" CHECK ("ticket_promo_codes"."ends_at" > "ticket_promo_codes"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_sales" (
	"name" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"returns_until" timestamp with time zone,
	CONSTRAINT "ticket_sales_name_check" CHECK ("ticket_sales"."name" in ('public', 'pre-sale', 'experiential')),
	CONSTRAINT "ticket_sales_times_check" CHECK ("ticket_sales"."closes_at" > "ticket_sales"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"door" text NOT NULL,
	"result" text NOT NULL,
	"is_offline" boolean NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "ticket_scans_result_check" CHECK ("ticket_scans"."result" in ('in', 'again', 'conflict', 'unknown', 'replaced', 'not_valid'))
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" text PRIMARY KEY NOT NULL,
	"sale" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"price_pesewas" bigint NOT NULL,
	"tone" text NOT NULL,
	"pool" text,
	"admits" integer DEFAULT 1 NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"max_per_order" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "ticket_types_taken_check" CHECK ("ticket_types"."taken" between 0 and "ticket_types"."capacity"),
	CONSTRAINT "ticket_types_price_check" CHECK ("ticket_types"."price_pesewas" >= 0),
	CONSTRAINT "ticket_types_admits_check" CHECK ("ticket_types"."admits" > 0),
	CONSTRAINT "ticket_types_max_per_order_check" CHECK ("ticket_types"."max_per_order" between 1 and 50),
	CONSTRAINT "ticket_types_tone_check" CHECK ("ticket_types"."tone" in ('rose', 'gold', 'sand', 'palm', 'indigo'))
);
--> statement-breakpoint
CREATE TABLE "ticket_waiting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_waiting_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	CONSTRAINT "ticket_waiting_submission_key_key" UNIQUE("submission_key"),
	CONSTRAINT "ticket_waiting_hold_id_key" UNIQUE("hold_id"),
	CONSTRAINT "ticket_waiting_quantity_check" CHECK ("ticket_waiting"."quantity" > 0),
	CONSTRAINT "ticket_waiting_state_check" CHECK ("ticket_waiting"."state" in ('waiting', 'offered', 'bought', 'lapsed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" uuid,
	"ticket_order_id" uuid,
	"type_id" text NOT NULL,
	"seat_id" text,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"state" text NOT NULL,
	"price_pesewas" bigint NOT NULL,
	"discount_pesewas" bigint DEFAULT 0 NOT NULL,
	"name" text,
	"holder_email" text,
	"given_on_at" timestamp with time zone,
	"code_version" integer DEFAULT 1 NOT NULL,
	"checked_in_at" timestamp with time zone,
	"checked_in_door" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tickets_serial_key" UNIQUE("serial"),
	CONSTRAINT "tickets_state_check" CHECK ("tickets"."state" in ('held', 'freed', 'valid', 'returned', 'refunded')),
	CONSTRAINT "tickets_order_check" CHECK ("tickets"."state" in ('held', 'freed') or "tickets"."ticket_order_id" is not null),
	CONSTRAINT "tickets_price_check" CHECK ("tickets"."discount_pesewas" between 0 and "tickets"."price_pesewas"),
	CONSTRAINT "tickets_door_check" CHECK (("tickets"."checked_in_at" is null) = ("tickets"."checked_in_door" is null))
);
--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_sheet_id_uploads_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_seats" ADD CONSTRAINT "hall_seats_block_id_hall_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."hall_blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_seats" ADD CONSTRAINT "hall_seats_beside_hall_seats_id_fk" FOREIGN KEY ("beside") REFERENCES "public"."hall_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_invitation_id_ticket_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."ticket_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_invitations" ADD CONSTRAINT "ticket_invitations_sale_ticket_sales_name_fk" FOREIGN KEY ("sale") REFERENCES "public"."ticket_sales"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_promo_code_id_ticket_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."ticket_promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_orders" ADD CONSTRAINT "ticket_orders_invitation_id_ticket_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."ticket_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_sale_ticket_sales_name_fk" FOREIGN KEY ("sale") REFERENCES "public"."ticket_sales"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_waiting" ADD CONSTRAINT "ticket_waiting_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_waiting" ADD CONSTRAINT "ticket_waiting_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_hold_id_ticket_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ticket_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_order_id_ticket_orders_id_fk" FOREIGN KEY ("ticket_order_id") REFERENCES "public"."ticket_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_seat_id_hall_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."hall_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_entries_status_idx" ON "challenge_entries" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "hall_seats_pool_idx" ON "hall_seats" USING btree ("pool");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_holds_invitation_key" ON "ticket_holds" USING btree ("invitation_id") WHERE "ticket_holds"."state" in ('active', 'paid');--> statement-breakpoint
CREATE INDEX "ticket_holds_expires_at_idx" ON "ticket_holds" USING btree ("expires_at") WHERE "ticket_holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ticket_holds_address_idx" ON "ticket_holds" USING btree ("address_digest") WHERE "ticket_holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "ticket_invitations_created_at_idx" ON "ticket_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_orders_created_at_idx" ON "ticket_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_orders_email_idx" ON "ticket_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_scans_in_key" ON "ticket_scans" USING btree ("ticket_id") WHERE "ticket_scans"."result" = 'in';--> statement-breakpoint
CREATE INDEX "ticket_scans_received_at_idx" ON "ticket_scans" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "ticket_types_pool_idx" ON "ticket_types" USING btree ("pool");--> statement-breakpoint
CREATE INDEX "ticket_waiting_turn_idx" ON "ticket_waiting" USING btree ("type_id","state","place");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_seat_taken_key" ON "tickets" USING btree ("seat_id") WHERE "tickets"."state" in ('held', 'valid');--> statement-breakpoint
CREATE INDEX "tickets_hold_id_idx" ON "tickets" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "tickets_ticket_order_id_idx" ON "tickets" USING btree ("ticket_order_id");--> statement-breakpoint
CREATE INDEX "tickets_type_state_idx" ON "tickets" USING btree ("type_id","state");