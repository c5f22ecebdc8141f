CREATE INDEX "volunteers_added_at_idx" ON "volunteers" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "volunteers_name_idx" ON "volunteers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "volunteers_helped_idx" ON "volunteers" USING btree ("added_at") WHERE not "volunteers"."is_active";--> statement-breakpoint
-- The list is searched in the note as well; `volunteers_search_idx` is of what everybody has who is known.
CREATE INDEX volunteers_list_search_idx ON volunteers USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(note, '')) gin_trgm_ops) WITH (fastupdate = off);
