CREATE TABLE "form_beginnings" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "form_beginnings_pkey" PRIMARY KEY("day","form"),
	CONSTRAINT "form_beginnings_times_check" CHECK ("form_beginnings"."times" > 0)
);
--> statement-breakpoint
CREATE INDEX "competition_entries_submitted_idx" ON "competition_entries" USING btree ("created_at") WHERE "competition_entries"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "orders_kind_paid_at_idx" ON "orders" USING btree ("kind","paid_at");--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "ticket_holds_created_at_idx" ON "ticket_holds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_orders_paid_at_idx" ON "ticket_orders" USING btree ("paid_at");