-- Writes a change by a signed-in person to the audit log, together with the change. A setting of the transaction names that
-- person (http/recordedDatabase.ts); without it, as for visitors and jobs, nothing is written.
-- Arguments: the key column, the column that identifies the row for people, then the columns whose values are not stored.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  action jsonb := current_setting('school.action')::jsonb;
  was jsonb := coalesce(to_jsonb(OLD), '{}');
  new jsonb := coalesce(to_jsonb(NEW), '{}');
  whole jsonb := was || new;
  withheld text[] := TG_ARGV[2:];
  before jsonb;
  after jsonb;
BEGIN
  SELECT
    coalesce(jsonb_object_agg(key, CASE WHEN key = ANY (withheld) THEN '{"withheld": true}' ELSE was -> key END)
      FILTER (WHERE was ? key), '{}'),
    coalesce(jsonb_object_agg(key, CASE WHEN key = ANY (withheld) THEN '{"withheld": true}' ELSE new -> key END)
      FILTER (WHERE new ? key), '{}')
  INTO before, after
  FROM jsonb_object_keys(whole) AS key
  WHERE key <> TG_ARGV[0]
    AND (was -> key) IS DISTINCT FROM (new -> key)
    AND NOT (TG_OP <> 'UPDATE' AND coalesce(whole -> key, 'null') = 'null');
  IF TG_OP = 'UPDATE' AND after = '{}' THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_actions (id, at, account, name, operation)
  VALUES ((action ->> 'id')::uuid, (action ->> 'at')::timestamptz, action ->> 'account', action ->> 'name', action ->> 'operation')
  ON CONFLICT DO NOTHING;
  INSERT INTO audit_changes (action_id, kind, subject, subject_id, label, before, after)
  VALUES ((action ->> 'id')::uuid, lower(TG_OP), TG_TABLE_NAME, whole ->> TG_ARGV[0], whole ->> TG_ARGV[1], before, after);
  RETURN NULL;
END
$$;

-- That a person was signed out is recorded, and not when they were last seen.
CREATE OR REPLACE TRIGGER account_access_record_change AFTER UPDATE OF signed_out_at ON account_access FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('account', '', 'name', 'email');

CREATE OR REPLACE TRIGGER account_sessions_record_change AFTER UPDATE OF ended_at ON account_sessions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'device');
CREATE OR REPLACE TRIGGER audition_bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_bookings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'slot_id', 'token_digest', 'address_digest');
CREATE OR REPLACE TRIGGER audition_slots_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_slots FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'id');
CREATE OR REPLACE TRIGGER audition_waiting_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_waiting FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'place', 'name', 'email');
CREATE OR REPLACE TRIGGER challenge_entries_record_change AFTER INSERT OR UPDATE OR DELETE ON challenge_entries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'artist', 'age', 'place', 'email', 'phone', 'guardian_name', 'guardian_phone');
CREATE OR REPLACE TRIGGER community_members_record_change AFTER INSERT OR UPDATE OR DELETE ON community_members FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'leave_token');
CREATE OR REPLACE TRIGGER competition_announcements_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_announcements FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'subject', 'text', 'filter');
CREATE OR REPLACE TRIGGER competition_entries_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_entries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'name', 'person_key', 'birth_date', 'email', 'phone', 'guardian_name', 'guardian_email', 'guardian_phone', 'teacher', 'school', 'consent_by', 'pictures_by', 'return_words');
CREATE OR REPLACE TRIGGER competition_jurors_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_jurors FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('juror', '', 'name', 'email');
CREATE OR REPLACE TRIGGER competition_papers_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_papers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('entry_id', 'kind', 'link');
CREATE OR REPLACE TRIGGER competition_publications_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_publications FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'kind', 'content', 'note');
CREATE OR REPLACE TRIGGER competition_recusals_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_recusals FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'reason');
CREATE OR REPLACE TRIGGER competition_scores_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_scores FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'round', 'words');
CREATE OR REPLACE TRIGGER competition_settings_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_settings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '');
CREATE OR REPLACE TRIGGER contact_messages_record_change AFTER INSERT OR UPDATE OR DELETE ON contact_messages FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'topic', 'name', 'email', 'phone', 'message');
CREATE OR REPLACE TRIGGER content_documents_record_change AFTER INSERT OR UPDATE OR DELETE ON content_documents FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('path', 'path', 'draft', 'draft_account', 'draft_name');
CREATE OR REPLACE TRIGGER content_revisions_record_change AFTER INSERT OR UPDATE OR DELETE ON content_revisions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('path', 'path', 'value', 'seed', 'seed_hash', 'account', 'name');
CREATE OR REPLACE TRIGGER donations_record_change AFTER INSERT OR UPDATE OR DELETE ON donations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'message');
CREATE OR REPLACE TRIGGER engagement_offers_record_change AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('engagement_id', '', 'request_key');
CREATE OR REPLACE TRIGGER engagements_record_change AFTER INSERT OR UPDATE OR DELETE ON engagements FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'place', 'message', 'name', 'organisation', 'email', 'phone');

-- The row of an enquiry is inserted with the first thing that is done with it. Its insertion is no change; what is recorded
-- is what that first action changed.
CREATE OR REPLACE TRIGGER enquiries_record_change AFTER UPDATE OR DELETE ON enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'version');

CREATE OR REPLACE TRIGGER enquiries_record_first_change AFTER INSERT ON enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '' AND (NEW.state <> 'new' OR NEW.assignee IS NOT NULL))
  EXECUTE FUNCTION record_change('id', '', 'version');
CREATE OR REPLACE TRIGGER enquiry_notes_record_change AFTER INSERT OR UPDATE OR DELETE ON enquiry_notes FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('enquiry_id', 'kind', 'text', 'name', 'request_key');
CREATE OR REPLACE TRIGGER fee_enquiries_record_change AFTER INSERT OR UPDATE OR DELETE ON fee_enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'question');
CREATE OR REPLACE TRIGGER hall_seats_record_change AFTER INSERT OR UPDATE OR DELETE ON hall_seats FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'label', 'note');

-- Of a held form only the decision reaches the audit log.
CREATE OR REPLACE TRIGGER held_submissions_record_change AFTER INSERT OR UPDATE OR DELETE ON held_submissions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'form', 'name', 'email', 'body', 'file_id', 'path');

CREATE OR REPLACE TRIGGER job_applications_record_change AFTER INSERT OR UPDATE OR DELETE ON job_applications FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'name', 'email', 'phone', 'letter', 'recording');
CREATE OR REPLACE TRIGGER lesson_places_record_change AFTER INSERT OR UPDATE OR DELETE ON lesson_places FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('registration_id', '', 'request_key');
CREATE OR REPLACE TRIGGER lessons_record_change AFTER INSERT OR UPDATE OR DELETE ON lessons FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'instrument');
CREATE OR REPLACE TRIGGER music_study_registrations_record_change AFTER INSERT OR UPDATE OR DELETE ON music_study_registrations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'student', 'guardian', 'email', 'phone', 'message');
CREATE OR REPLACE TRIGGER monthly_gifts_record_change AFTER INSERT OR UPDATE OR DELETE ON monthly_gifts FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'card_token_sealed');
CREATE OR REPLACE TRIGGER orders_record_change AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'tx_ref', 'customer_name', 'customer_email', 'customer_phone');
CREATE OR REPLACE TRIGGER payment_flags_record_change AFTER INSERT OR UPDATE OR DELETE ON payment_flags FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'kind', 'detail', 'note');
CREATE OR REPLACE TRIGGER payments_record_change AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'provider_id', 'tx_ref', 'provider_reference', 'response');
CREATE OR REPLACE TRIGGER performers_record_change AFTER INSERT OR UPDATE OR DELETE ON performers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'stage_name', 'about', 'recordings', 'contact_name', 'email', 'phone');
CREATE OR REPLACE TRIGGER photographs_record_change AFTER INSERT OR UPDATE OF consent ON photographs FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'consent');
CREATE OR REPLACE TRIGGER projects_record_change AFTER INSERT OR UPDATE OR DELETE ON projects FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'name');
CREATE OR REPLACE TRIGGER referrals_record_change AFTER INSERT OR UPDATE OR DELETE ON referrals FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email');
CREATE OR REPLACE TRIGGER refunds_record_change AFTER INSERT OR UPDATE OR DELETE ON refunds FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'request_key', 'reason', 'problem');
CREATE OR REPLACE TRIGGER saved_views_record_change AFTER INSERT OR UPDATE OR DELETE ON saved_views FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'list', 'name', 'query', 'account');
CREATE OR REPLACE TRIGGER staff_accounts_record_change AFTER INSERT OR UPDATE OR DELETE ON staff_accounts FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('account', '', 'name', 'chosen_name', 'email');
CREATE OR REPLACE TRIGGER teachers_record_change AFTER INSERT OR UPDATE OR DELETE ON teachers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'request_key');
CREATE OR REPLACE TRIGGER ticket_holds_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_holds FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'token_digest', 'address_digest');
CREATE OR REPLACE TRIGGER ticket_invitations_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_invitations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'code', 'guest_name', 'email', 'note');
CREATE OR REPLACE TRIGGER ticket_orders_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_orders FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'name', 'email', 'phone', 'request_key');
CREATE OR REPLACE TRIGGER ticket_promo_codes_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_promo_codes FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'code', 'note');
CREATE OR REPLACE TRIGGER ticket_sales_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_sales FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('name', 'name');
CREATE OR REPLACE TRIGGER ticket_scans_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_scans FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'door');
CREATE OR REPLACE TRIGGER ticket_types_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_types FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'name');
CREATE OR REPLACE TRIGGER ticket_waiting_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_waiting FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'place', 'name', 'email');
CREATE OR REPLACE TRIGGER tickets_record_change AFTER INSERT OR UPDATE OR DELETE ON tickets FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'serial', 'name', 'holder_email');
CREATE OR REPLACE TRIGGER trial_bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON trial_bookings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'student', 'guardian', 'email', 'phone', 'message');
CREATE OR REPLACE TRIGGER trial_times_record_change AFTER INSERT OR UPDATE OR DELETE ON trial_times FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'starts_at');
CREATE OR REPLACE TRIGGER volunteer_assignments_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteer_assignments FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('shift_id', '');
CREATE OR REPLACE TRIGGER volunteer_shifts_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteer_shifts FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'task', 'request_key');
CREATE OR REPLACE TRIGGER volunteers_record_change AFTER INSERT OR UPDATE OR DELETE ON volunteers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'note', 'request_key');
