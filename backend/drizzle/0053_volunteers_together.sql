-- Who of the staff has a volunteer open, and what each of them changes; a shift that is given or taken changes how many are to come.
CREATE TRIGGER volunteers_touch_volunteer AFTER UPDATE OR DELETE ON volunteers FOR EACH ROW EXECUTE FUNCTION touch_record('volunteer', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER volunteer_assignments_touch_volunteer AFTER INSERT OR DELETE ON volunteer_assignments FOR EACH ROW EXECUTE FUNCTION touch_record('volunteer', 'volunteer_id');
