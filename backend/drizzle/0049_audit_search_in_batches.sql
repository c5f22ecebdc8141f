-- What staff do to ten thousand records at once writes as many changes down, and each took its words into this index one by
-- one, more than half of the time of such a request. Now they wait in an unsorted list, which whoever searches the log has
-- taken in first.
ALTER INDEX audit_changes_search_idx RESET (fastupdate);
--> statement-breakpoint
ALTER INDEX audit_actions_search_idx RESET (fastupdate);
