CREATE INDEX "engagements_status_received_at_idx" ON "engagements" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "orders_kind_state_idx" ON "orders" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "outbox_key_prefix_idx" ON "outbox" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_ticket_order_idx" ON "outbox" USING btree (("payload" ->> 'ticketOrderId')) WHERE "outbox"."kind" = 'tickets.mail';