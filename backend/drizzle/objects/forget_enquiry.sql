-- Deletes the notes of staff on a record together with the record: when it is erased, or when its member leaves.
CREATE OR REPLACE FUNCTION forget_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM enquiry_notes WHERE enquiry_id = OLD.id;
  DELETE FROM enquiries WHERE id = OLD.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER community_members_forget_enquiry AFTER DELETE ON community_members FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER community_members_left_forget_enquiry AFTER UPDATE ON community_members FOR EACH ROW
  WHEN (NEW.state = 'left' AND OLD.state <> 'left') EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER contact_messages_forget_enquiry AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER engagements_forget_notes AFTER DELETE ON engagements FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER fee_enquiries_forget_enquiry AFTER DELETE ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER job_applications_forget_enquiry AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER music_study_registrations_forget_notes AFTER DELETE ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER performers_forget_notes AFTER DELETE ON performers FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
CREATE OR REPLACE TRIGGER referrals_forget_enquiry AFTER DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
