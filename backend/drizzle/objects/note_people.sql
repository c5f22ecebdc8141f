-- Notes the addresses of a row that changed, so that `update_people` updates their rows. A writer only inserts and never waits.
-- The arguments are the columns that hold an address. The triggers are on the columns that say who the person is, since
-- when, and whether the row is in the list.
CREATE OR REPLACE FUNCTION note_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people_to_update (address)
    SELECT DISTINCT lower(one.address)
    FROM unnest(TG_ARGV) AS named(by), LATERAL (VALUES (to_jsonb(NEW) ->> by), (to_jsonb(OLD) ->> by)) AS one(address)
    WHERE one.address <> '';
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER audition_waiting_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, joined_at
  ON audition_waiting FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER challenge_entries_note_people
  AFTER INSERT OR DELETE OR UPDATE OF artist, email, phone, guardian_name, guardian_phone, received_at
  ON challenge_entries FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER community_members_note_people AFTER INSERT OR DELETE OR UPDATE OF state, name, email, confirmed_at
  ON community_members FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER competition_entries_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, guardian_name, guardian_email, guardian_phone, created_at
  ON competition_entries FOR EACH ROW EXECUTE FUNCTION note_people('email', 'guardian_email');
CREATE OR REPLACE TRIGGER contact_messages_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON contact_messages FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER donations_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, created_at
  ON donations FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER engagements_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON engagements FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER fee_enquiries_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER held_submissions_note_people AFTER INSERT OR DELETE OR UPDATE OF state, name, email, received_at
  ON held_submissions FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER job_applications_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON job_applications FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER music_study_registrations_note_people AFTER INSERT OR DELETE OR UPDATE OF student, email, phone, received_at
  ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER performers_note_people AFTER INSERT OR DELETE OR UPDATE OF stage_name, email, phone, received_at
  ON performers FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER referrals_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, received_at
  ON referrals FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER ticket_interests_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, received_at
  ON ticket_interests FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER ticket_invitations_note_people AFTER INSERT OR DELETE OR UPDATE OF guest_name, email, created_at
  ON ticket_invitations FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER ticket_orders_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, created_at
  ON ticket_orders FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER ticket_waiting_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, joined_at
  ON ticket_waiting FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER tickets_note_people AFTER INSERT OR DELETE OR UPDATE OF name, holder_email, ticket_order_id, given_on_at, created_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION note_people('holder_email');
CREATE OR REPLACE TRIGGER trial_bookings_note_people AFTER INSERT OR DELETE OR UPDATE OF student, email, phone, booked_at
  ON trial_bookings FOR EACH ROW EXECUTE FUNCTION note_people('email');
CREATE OR REPLACE TRIGGER volunteers_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, added_at
  ON volunteers FOR EACH ROW EXECUTE FUNCTION note_people('email');
