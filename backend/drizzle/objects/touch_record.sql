-- Arguments: the kind of record, the column that names it, and `root` where the row is the record itself. Whatever belongs to
-- a record, such as notes, lessons and offers, gives the record a new version too.
CREATE OR REPLACE FUNCTION touch_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  IF changed ->> TG_ARGV[1] IS NOT NULL THEN
    PERFORM touch_named_record(TG_ARGV[0] || '/' || (changed ->> TG_ARGV[1]), TG_OP = 'DELETE' AND TG_NARGS > 2);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER audition_bookings_touch_entry AFTER INSERT OR UPDATE OR DELETE ON audition_bookings FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
CREATE OR REPLACE TRIGGER challenge_entries_touch_challenge_entry AFTER UPDATE OR DELETE ON challenge_entries FOR EACH ROW EXECUTE FUNCTION touch_record('challenge-entry', 'id', 'root');
CREATE OR REPLACE TRIGGER community_members_touch_enquiry AFTER UPDATE OR DELETE ON community_members FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
CREATE OR REPLACE TRIGGER competition_entries_touch_entry AFTER UPDATE OR DELETE ON competition_entries FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'id', 'root');
CREATE OR REPLACE TRIGGER competition_moves_touch_entry AFTER INSERT ON competition_moves FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
CREATE OR REPLACE TRIGGER competition_papers_touch_entry AFTER INSERT OR UPDATE OR DELETE ON competition_papers FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
CREATE OR REPLACE TRIGGER competition_settings_touch_competition_settings AFTER UPDATE OR DELETE ON competition_settings FOR EACH ROW EXECUTE FUNCTION touch_record('competition-settings', 'id', 'root');
CREATE OR REPLACE TRIGGER contact_messages_touch_enquiry AFTER UPDATE OR DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
CREATE OR REPLACE TRIGGER donations_touch_donation AFTER UPDATE OR DELETE ON donations FOR EACH ROW EXECUTE FUNCTION touch_record('donation', 'id', 'root');
CREATE OR REPLACE TRIGGER engagement_offers_touch_engagement AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'engagement_id');
CREATE OR REPLACE TRIGGER engagement_offers_touch_performer AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'performer_id');
CREATE OR REPLACE TRIGGER engagements_touch_engagement AFTER UPDATE OR DELETE ON engagements FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'id', 'root');
CREATE OR REPLACE TRIGGER enquiries_touch_enquiry AFTER INSERT OR UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id');
CREATE OR REPLACE TRIGGER enquiry_notes_touch_engagement AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'enquiry_id');
CREATE OR REPLACE TRIGGER enquiry_notes_touch_enquiry AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'enquiry_id');
CREATE OR REPLACE TRIGGER enquiry_notes_touch_lesson AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'enquiry_id');
CREATE OR REPLACE TRIGGER enquiry_notes_touch_performer AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'enquiry_id');
CREATE OR REPLACE TRIGGER fee_enquiries_touch_enquiry AFTER UPDATE OR DELETE ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');

-- Every change of a seat changes the plan's row in the same transaction, and locks it before the version, as opening it does.
CREATE OR REPLACE TRIGGER hall_plan_touch_hall_plan AFTER UPDATE OR DELETE ON hall_plan FOR EACH ROW EXECUTE FUNCTION touch_record('hall-plan', 'id', 'root');

CREATE OR REPLACE TRIGGER job_applications_touch_enquiry AFTER UPDATE OR DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
CREATE OR REPLACE TRIGGER lesson_places_touch_lesson AFTER INSERT OR UPDATE OR DELETE ON lesson_places FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'registration_id');
CREATE OR REPLACE TRIGGER music_study_registrations_touch_lesson AFTER UPDATE OR DELETE ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'id', 'root');
CREATE OR REPLACE TRIGGER performers_touch_performer AFTER UPDATE OR DELETE ON performers FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'id', 'root');
CREATE OR REPLACE TRIGGER referrals_touch_enquiry AFTER UPDATE OR DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
CREATE OR REPLACE TRIGGER ticket_holds_touch_invitation AFTER INSERT OR UPDATE OR DELETE ON ticket_holds FOR EACH ROW EXECUTE FUNCTION touch_record('invitation', 'invitation_id');
CREATE OR REPLACE TRIGGER ticket_invitations_touch_invitation AFTER UPDATE OR DELETE ON ticket_invitations FOR EACH ROW EXECUTE FUNCTION touch_record('invitation', 'id', 'root');
CREATE OR REPLACE TRIGGER ticket_orders_touch_ticket_order AFTER UPDATE OR DELETE ON ticket_orders FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-order', 'id', 'root');

-- The column that counts uses is left out: a sale does not change the settings.
CREATE OR REPLACE TRIGGER ticket_promo_codes_touch_promo_code AFTER UPDATE OF code, kind, value, type_ids, max_uses, starts_at, ends_at, is_active, note OR DELETE ON ticket_promo_codes FOR EACH ROW EXECUTE FUNCTION touch_record('promo-code', 'id', 'root');

CREATE OR REPLACE TRIGGER ticket_sales_touch_ticket_sale AFTER UPDATE OR DELETE ON ticket_sales FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-sale', 'name', 'root');

-- Columns that count what visitors buy are left out: a sale does not change the settings.
CREATE OR REPLACE TRIGGER ticket_types_touch_ticket_type AFTER UPDATE OF sale, name, note, price_pesewas, tone, pool, admits, capacity, max_per_order, is_open, position OR DELETE ON ticket_types FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-type', 'id', 'root');

CREATE OR REPLACE TRIGGER tickets_touch_ticket_order AFTER INSERT OR UPDATE OR DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-order', 'ticket_order_id');
CREATE OR REPLACE TRIGGER volunteer_assignments_touch_shift AFTER INSERT OR DELETE ON volunteer_assignments FOR EACH ROW EXECUTE FUNCTION touch_record('shift', 'shift_id');
CREATE OR REPLACE TRIGGER volunteer_assignments_touch_volunteer AFTER INSERT OR DELETE ON volunteer_assignments FOR EACH ROW EXECUTE FUNCTION touch_record('volunteer', 'volunteer_id');
CREATE OR REPLACE TRIGGER volunteer_shifts_touch_shift AFTER UPDATE OR DELETE ON volunteer_shifts FOR EACH ROW EXECUTE FUNCTION touch_record('shift', 'id', 'root');
CREATE OR REPLACE TRIGGER volunteers_touch_volunteer AFTER UPDATE OR DELETE ON volunteers FOR EACH ROW EXECUTE FUNCTION touch_record('volunteer', 'id', 'root');
