CREATE TABLE "daily_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"amount_pesewas" bigint NOT NULL,
	CONSTRAINT "daily_totals_kind_check" CHECK (kind in ('donations', 'donations_kept', 'donations_sent', 'donations_sent_paid', 'entries', 'entries_sent', 'entries_sent_paid', 'lessons', 'members', 'messages', 'ticket_holds', 'ticket_orders_sent', 'ticket_orders_sent_paid', 'tickets'))
);
--> statement-breakpoint
CREATE INDEX "daily_totals_kind_day_idx" ON "daily_totals" USING btree ("kind","day");