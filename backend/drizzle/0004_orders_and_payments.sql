CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"anonymous" boolean NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donations_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "donations_method_check" CHECK ("donations"."method" in ('card', 'mobile_money'))
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"actor" text,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_pesewas" bigint DEFAULT 0 NOT NULL,
	"refunded_pesewas" bigint DEFAULT 0 NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_key" UNIQUE("number"),
	CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('donation', 'tickets', 'entry_fee')),
	CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" = 'GHS'),
	CONSTRAINT "orders_amount_check" CHECK ("orders"."amount_pesewas" > 0),
	CONSTRAINT "orders_paid_check" CHECK (case when "orders"."state" in ('paid', 'refunded') then "orders"."paid_pesewas" >= "orders"."amount_pesewas" and "orders"."paid_at" is not null else "orders"."paid_pesewas" = 0 and "orders"."paid_at" is null end),
	CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_pesewas" between 0 and "orders"."paid_pesewas"),
	CONSTRAINT "orders_all_refunded_check" CHECK (("orders"."state" = 'refunded') = ("orders"."paid_pesewas" > 0 and "orders"."refunded_pesewas" = "orders"."paid_pesewas"))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"tx_ref" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount_pesewas" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_flags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"tx_ref" text,
	"provider_id" text,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"note" text,
	CONSTRAINT "payment_flags_key_key" UNIQUE("key"),
	CONSTRAINT "payment_flags_resolved_check" CHECK (("payment_flags"."resolved_at" is null) = ("payment_flags"."resolved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text NOT NULL,
	"tx_ref" text NOT NULL,
	"order_id" uuid,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"granted" boolean DEFAULT false NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"payment_type" text,
	"fee_minor" bigint,
	"response" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('pending', 'failed', 'successful')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_minor" >= 0),
	CONSTRAINT "payments_granted_check" CHECK (not "payments"."granted" or "payments"."status" = 'successful'),
	CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_by" text NOT NULL,
	"provider_id" text,
	"problem" text,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_request_key_key" UNIQUE("request_key"),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('requested', 'done', 'failed', 'unclear'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"digest" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"provider_id" text NOT NULL,
	"tx_ref" text,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_flags" ADD CONSTRAINT "payment_flags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_project_id_idx" ON "donations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_transitions_order_id_idx" ON "order_transitions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_kind_created_at_idx" ON "orders" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_idx" ON "payment_attempts" USING btree ("order_id","opened_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check_at_idx" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_flags_order_id_idx" ON "payment_flags" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_flags_open_idx" ON "payment_flags" USING btree ("created_at") WHERE "payment_flags"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_granted_order_id_key" ON "payments" USING btree ("order_id") WHERE "payments"."granted";--> statement-breakpoint
CREATE INDEX "payments_order_id_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_first_at_idx" ON "webhook_deliveries" USING btree ("first_at");