CREATE INDEX "outbox_created_at_id_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
-- Whom a mail goes to and what it is about are searched for in one text, as of other lists.
CREATE INDEX outbox_search_idx ON outbox USING gin ((coalesce(key, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(payload->>'to', '') || ' ' || coalesce(payload->>'subject', '')) gin_trgm_ops);
