-- Who of the staff changes a shift, and what becomes of it meanwhile.
CREATE TRIGGER volunteer_shifts_touch_shift AFTER UPDATE OR DELETE ON volunteer_shifts FOR EACH ROW EXECUTE FUNCTION touch_record('shift', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER volunteer_assignments_touch_shift AFTER INSERT OR DELETE ON volunteer_assignments FOR EACH ROW EXECUTE FUNCTION touch_record('shift', 'shift_id');
