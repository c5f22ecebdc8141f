-- A change that a signed-in person makes is written down with it. Who it is stands in a setting of the transaction
-- (http/recordedDatabase.ts): without it, as when a visitor or a job changes something, nothing is written.
-- Arguments: the column that is the key, the column that people know the row by, then those whose values are not kept.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Of what is to be carried out, such as mails, each sort is written down once: hundreds may go out at once.
CREATE FUNCTION record_effect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  action jsonb := current_setting('school.action')::jsonb;
BEGIN
  INSERT INTO audit_actions (id, at, account, name, operation)
  VALUES ((action ->> 'id')::uuid, (action ->> 'at')::timestamptz, action ->> 'account', action ->> 'name', action ->> 'operation')
  ON CONFLICT DO NOTHING;
  INSERT INTO audit_changes (action_id, kind, subject, subject_id, label, before, after)
  SELECT (action ->> 'id')::uuid, lower(TG_OP), TG_TABLE_NAME, NEW.key, NEW.kind,
    CASE WHEN TG_OP = 'UPDATE' THEN jsonb_build_object('state', OLD.state) ELSE '{}' END,
    jsonb_build_object('state', NEW.state)
  WHERE NOT EXISTS (
    SELECT FROM audit_changes
    WHERE action_id = (action ->> 'id')::uuid AND subject = TG_TABLE_NAME AND label = NEW.kind
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audition_bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_bookings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'slot_id', 'token_digest', 'address_digest');
--> statement-breakpoint
CREATE TRIGGER audition_slots_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_slots FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'id');
--> statement-breakpoint
CREATE TRIGGER audition_waiting_record_change AFTER INSERT OR UPDATE OR DELETE ON audition_waiting FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'place', 'name', 'email');
--> statement-breakpoint
CREATE TRIGGER challenge_entries_record_change AFTER INSERT OR UPDATE OR DELETE ON challenge_entries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'artist', 'age', 'place', 'email', 'phone', 'guardian_name', 'guardian_phone');
--> statement-breakpoint
CREATE TRIGGER community_members_record_change AFTER INSERT OR UPDATE OR DELETE ON community_members FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'leave_token');
--> statement-breakpoint
CREATE TRIGGER competition_announcements_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_announcements FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'subject', 'text', 'filter');
--> statement-breakpoint
CREATE TRIGGER competition_entries_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_entries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'name', 'person_key', 'birth_date', 'email', 'phone', 'guardian_name', 'guardian_email', 'guardian_phone', 'teacher', 'school', 'consent_by', 'return_words');
--> statement-breakpoint
CREATE TRIGGER competition_jurors_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_jurors FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('juror', 'name');
--> statement-breakpoint
CREATE TRIGGER competition_papers_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_papers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('entry_id', 'kind', 'link');
--> statement-breakpoint
CREATE TRIGGER competition_publications_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_publications FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'kind', 'content', 'note');
--> statement-breakpoint
CREATE TRIGGER competition_recusals_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_recusals FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'reason');
--> statement-breakpoint
CREATE TRIGGER competition_scores_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_scores FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'round', 'words');
--> statement-breakpoint
CREATE TRIGGER competition_settings_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_settings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '');
--> statement-breakpoint
CREATE TRIGGER contact_messages_record_change AFTER INSERT OR UPDATE OR DELETE ON contact_messages FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'topic', 'name', 'email', 'phone', 'message');
--> statement-breakpoint
CREATE TRIGGER donations_record_change AFTER INSERT OR UPDATE OR DELETE ON donations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'message');
--> statement-breakpoint
CREATE TRIGGER engagements_record_change AFTER INSERT OR UPDATE OR DELETE ON engagements FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'place', 'message', 'name', 'organisation', 'email', 'phone');
--> statement-breakpoint
CREATE TRIGGER fee_enquiries_record_change AFTER INSERT OR UPDATE OR DELETE ON fee_enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email', 'phone', 'question');
--> statement-breakpoint
CREATE TRIGGER hall_seats_record_change AFTER INSERT OR UPDATE OR DELETE ON hall_seats FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'label', 'note');
--> statement-breakpoint
CREATE TRIGGER job_applications_record_change AFTER INSERT OR UPDATE OR DELETE ON job_applications FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'name', 'email', 'phone', 'letter', 'recording');
--> statement-breakpoint
CREATE TRIGGER music_study_registrations_record_change AFTER INSERT OR UPDATE OR DELETE ON music_study_registrations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'student', 'guardian', 'email', 'phone', 'message');
--> statement-breakpoint
CREATE TRIGGER orders_record_change AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'tx_ref', 'customer_name', 'customer_email', 'customer_phone');
--> statement-breakpoint
CREATE TRIGGER payment_flags_record_change AFTER INSERT OR UPDATE OR DELETE ON payment_flags FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'kind', 'detail', 'note');
--> statement-breakpoint
CREATE TRIGGER payments_record_change AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'provider_id', 'tx_ref', 'provider_reference', 'response');
--> statement-breakpoint
CREATE TRIGGER performers_record_change AFTER INSERT OR UPDATE OR DELETE ON performers FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'stage_name', 'about', 'recordings', 'contact_name', 'email', 'phone');
--> statement-breakpoint
CREATE TRIGGER projects_record_change AFTER INSERT OR UPDATE OR DELETE ON projects FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'name');
--> statement-breakpoint
CREATE TRIGGER refunds_record_change AFTER INSERT OR UPDATE OR DELETE ON refunds FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'request_key', 'reason', 'problem');
--> statement-breakpoint
CREATE TRIGGER ticket_holds_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_holds FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'token_digest', 'address_digest');
--> statement-breakpoint
CREATE TRIGGER ticket_invitations_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_invitations FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'code', 'guest_name', 'email', 'note');
--> statement-breakpoint
CREATE TRIGGER ticket_orders_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_orders FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'number', 'name', 'email', 'phone', 'request_key');
--> statement-breakpoint
CREATE TRIGGER ticket_promo_codes_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_promo_codes FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'code', 'note');
--> statement-breakpoint
CREATE TRIGGER ticket_sales_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_sales FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('name', 'name');
--> statement-breakpoint
CREATE TRIGGER ticket_scans_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_scans FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'door');
--> statement-breakpoint
CREATE TRIGGER ticket_types_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_types FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'name');
--> statement-breakpoint
CREATE TRIGGER ticket_waiting_record_change AFTER INSERT OR UPDATE OR DELETE ON ticket_waiting FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'place', 'name', 'email');
--> statement-breakpoint
CREATE TRIGGER tickets_record_change AFTER INSERT OR UPDATE OR DELETE ON tickets FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'serial', 'name', 'holder_email');
--> statement-breakpoint
CREATE TRIGGER outbox_record_effect AFTER INSERT OR UPDATE ON outbox FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_effect();
--> statement-breakpoint
CREATE TRIGGER trial_bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON trial_bookings FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'reference', 'student', 'guardian', 'email', 'phone', 'message');
--> statement-breakpoint
CREATE TRIGGER trial_times_record_change AFTER INSERT OR UPDATE OR DELETE ON trial_times FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'starts_at', 'teacher');
--> statement-breakpoint
-- The reference that a submission is known by: core/reference.ts in SQL, so that it can be searched for.
CREATE FUNCTION reference_of(prefix text, submission_key uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || string_agg(
    CASE WHEN n = 4 THEN '-' ELSE '' END ||
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(digest, n) % 32 + 1, 1), '' ORDER BY n)
  FROM sha256(convert_to(prefix || ':' || submission_key::text, 'UTF8')) AS digest, generate_series(0, 7) AS n
$$;
--> statement-breakpoint
CREATE VIEW enquiry_sources AS
  SELECT id, 'message' AS kind, reference_of('NOTE', submission_key) AS reference, name, email, phone, topic, message,
    NULL::uuid AS file_id, received_at
  FROM contact_messages
  UNION ALL
  SELECT id, 'fees', reference_of('FEES', submission_key), name, email, phone, instrument, question, NULL, received_at
  FROM fee_enquiries
  UNION ALL
  SELECT id, 'application', reference, name, email, phone, opening_title, letter, cv_id, received_at
  FROM job_applications
  UNION ALL
  SELECT id, 'member', 'JOIN-' || upper(substr(id::text, 1, 8)), name, email, NULL, array_to_string(interests, ', '), NULL,
    NULL, confirmed_at
  FROM community_members WHERE state = 'confirmed';
--> statement-breakpoint
CREATE INDEX contact_messages_received_at_idx ON contact_messages (received_at);
--> statement-breakpoint
CREATE INDEX job_applications_received_at_idx ON job_applications (received_at);
--> statement-breakpoint
CREATE VIEW person_records AS
  SELECT 'donation' AS list, d.id, d.name, d.email, d.phone, p.name AS label, o.state, d.created_at AS at
  FROM donations d JOIN orders o ON o.id = d.order_id JOIN projects p ON p.id = d.project_id
  UNION ALL
  SELECT 'ticket_order', id, name, email, phone, 'Order ' || number, CASE WHEN paid_at IS NULL THEN 'unpaid' ELSE 'paid' END,
    created_at
  FROM ticket_orders
  UNION ALL
  SELECT 'ticket', ticket_order_id, coalesce(name, holder_email), holder_email, NULL, 'Given on', state, coalesce(given_on_at, created_at)
  FROM tickets WHERE holder_email IS NOT NULL AND ticket_order_id IS NOT NULL
  UNION ALL
  SELECT 'invitation', id, guest_name, email, NULL, sale, CASE WHEN is_revoked THEN 'revoked' ELSE 'open' END, created_at
  FROM ticket_invitations WHERE email IS NOT NULL AND guest_name IS NOT NULL
  UNION ALL
  SELECT 'ticket_waiting', id, name, email, NULL, type_id, state, joined_at FROM ticket_waiting
  UNION ALL
  SELECT 'ticket_interest', id, name, email, NULL, 'MATE 2025', 'interested', received_at FROM ticket_interests
  UNION ALL
  SELECT 'competition_entry', id, name, email, phone, 'Entry ' || number, state, created_at FROM competition_entries
  UNION ALL
  SELECT 'competition_entry', id, guardian_name, guardian_email, guardian_phone, 'Guardian of entry ' || number, state, created_at
  FROM competition_entries WHERE guardian_email IS NOT NULL AND guardian_name IS NOT NULL AND lower(guardian_email) <> lower(email)
  UNION ALL
  SELECT 'audition_waiting', id, name, email, NULL, 'Place ' || place, state, joined_at FROM audition_waiting
  UNION ALL
  SELECT 'challenge_entry', id, artist, email, phone, reference, status, received_at FROM challenge_entries
  UNION ALL
  SELECT 'lesson', id, student, email, phone, reference, status, received_at FROM music_study_registrations
  UNION ALL
  SELECT 'trial', id, student, email, phone, reference, state, booked_at FROM trial_bookings
  UNION ALL
  SELECT 'performer', id, stage_name, email, phone, reference, status, received_at FROM performers
  UNION ALL
  SELECT 'engagement', id, name, email, phone, reference, status, received_at FROM engagements
  UNION ALL
  SELECT s.kind, s.id, s.name, s.email, s.phone, s.reference, coalesce(e.state, 'new'), s.received_at
  FROM enquiry_sources s LEFT JOIN enquiries e ON e.id = s.id;
--> statement-breakpoint
CREATE TRIGGER enquiries_record_change AFTER INSERT OR UPDATE OR DELETE ON enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'version');
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_record_change AFTER INSERT OR UPDATE OR DELETE ON enquiry_notes FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('enquiry_id', 'kind', 'text', 'name', 'request_key');
--> statement-breakpoint
-- What staff did with an enquiry goes with what was sent: when it is erased, or its member has left.
CREATE FUNCTION forget_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM enquiry_notes WHERE enquiry_id = OLD.id;
  DELETE FROM enquiries WHERE id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_forget_enquiry AFTER DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER fee_enquiries_forget_enquiry AFTER DELETE ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER job_applications_forget_enquiry AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER community_members_forget_enquiry AFTER DELETE ON community_members FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER community_members_left_forget_enquiry AFTER UPDATE ON community_members FOR EACH ROW
  WHEN (NEW.state = 'left' AND OLD.state <> 'left') EXECUTE FUNCTION forget_enquiry();
