-- The row of an enquiry comes with the first thing that is done with it. That it came is no change: written down is what
-- it was changed to, once and from what it was, as each change after it.
DROP TRIGGER enquiries_record_change ON enquiries;
--> statement-breakpoint
CREATE TRIGGER enquiries_record_change AFTER UPDATE OR DELETE ON enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'version');
--> statement-breakpoint
CREATE TRIGGER enquiries_record_first_change AFTER INSERT ON enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '' AND (NEW.state <> 'new' OR NEW.assignee IS NOT NULL))
  EXECUTE FUNCTION record_change('id', '', 'version');
