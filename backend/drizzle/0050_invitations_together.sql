-- Who of the staff has an invitation open, and what each of them changes; whether it is used says the hold that came of it.
CREATE TRIGGER ticket_invitations_touch_invitation AFTER UPDATE OR DELETE ON ticket_invitations FOR EACH ROW EXECUTE FUNCTION touch_record('invitation', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER ticket_holds_touch_invitation AFTER INSERT OR UPDATE OR DELETE ON ticket_holds FOR EACH ROW EXECUTE FUNCTION touch_record('invitation', 'invitation_id');
