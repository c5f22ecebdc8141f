-- Words are searched for anywhere in a text: each list's text has an index of its three-letter parts. The expressions
-- are those of `textOf` (core/search.ts), so that the planner knows them again.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX donations_search_idx ON donations USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ticket_orders_search_idx ON ticket_orders USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX tickets_search_idx ON tickets USING gin ((coalesce(name, '') || ' ' || coalesce(holder_email, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX payment_attempts_search_idx ON payment_attempts USING gin ((coalesce(tx_ref, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX competition_entries_search_idx ON competition_entries USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_email, '') || ' ' || coalesce(teacher, '') || ' ' || coalesce(school, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX music_study_registrations_search_idx ON music_study_registrations USING gin ((coalesce(student, '') || ' ' || coalesce(guardian, '') || ' ' || coalesce(instrument, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX performers_search_idx ON performers USING gin ((coalesce(stage_name, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX engagements_search_idx ON engagements USING gin ((coalesce(name, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(place, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX challenge_entries_search_idx ON challenge_entries USING gin ((coalesce(artist, '') || ' ' || coalesce(place, '') || ' ' || coalesce(piece, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('NOTE', submission_key) || ' ' || coalesce(topic, '') || ' ' || coalesce(message, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX fee_enquiries_search_idx ON fee_enquiries USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('FEES', submission_key) || ' ' || coalesce(instrument, '') || ' ' || coalesce(question, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX job_applications_search_idx ON job_applications USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(opening_title, '') || ' ' || coalesce(letter, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX community_members_search_idx ON community_members USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || ('JOIN-' || upper(substr(id::text, 1, 8)))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX referrals_search_idx ON referrals USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || reference_of('REFER', submission_key)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX audit_actions_search_idx ON audit_actions USING gin ((coalesce(name, '') || ' ' || coalesce(account, '') || ' ' || coalesce(operation, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX audit_changes_search_idx ON audit_changes USING gin ((coalesce(label, '') || ' ' || coalesce(subject_id, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ticket_invitations_search_idx ON ticket_invitations USING gin ((coalesce(guest_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(code, '') || ' ' || coalesce(note, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ticket_waiting_search_idx ON ticket_waiting USING gin ((coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX ticket_interests_search_idx ON ticket_interests USING gin ((coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX audition_waiting_search_idx ON audition_waiting USING gin ((coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX trial_bookings_search_idx ON trial_bookings USING gin ((coalesce(student, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
--> statement-breakpoint
-- Everything about a person is looked for by the address, however it is written.
CREATE INDEX competition_entries_guardian_email_idx ON competition_entries (lower(guardian_email));
--> statement-breakpoint
CREATE INDEX donations_email_idx ON donations (lower(email));
--> statement-breakpoint
CREATE INDEX music_study_registrations_email_idx ON music_study_registrations (lower(email));
--> statement-breakpoint
CREATE INDEX performers_email_idx ON performers (lower(email));
--> statement-breakpoint
CREATE INDEX engagements_email_idx ON engagements (lower(email));
--> statement-breakpoint
CREATE INDEX challenge_entries_email_idx ON challenge_entries (lower(email));
--> statement-breakpoint
CREATE INDEX contact_messages_email_idx ON contact_messages (lower(email));
--> statement-breakpoint
CREATE INDEX fee_enquiries_email_idx ON fee_enquiries (lower(email));
--> statement-breakpoint
CREATE INDEX job_applications_email_idx ON job_applications (lower(email));
--> statement-breakpoint
CREATE INDEX referrals_email_idx ON referrals (lower(email));
--> statement-breakpoint
CREATE INDEX trial_bookings_email_idx ON trial_bookings (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_waiting_email_idx ON ticket_waiting (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_interests_email_idx ON ticket_interests (lower(email));
--> statement-breakpoint
CREATE INDEX audition_waiting_email_idx ON audition_waiting (lower(email));
--> statement-breakpoint
CREATE INDEX ticket_invitations_email_idx ON ticket_invitations (lower(email));
--> statement-breakpoint
CREATE INDEX tickets_holder_email_idx ON tickets (lower(holder_email));
--> statement-breakpoint
DROP VIEW person_records;
--> statement-breakpoint
DROP VIEW enquiry_sources;
--> statement-breakpoint
-- A member who has not confirmed, or has left, is not there: said by a column and not by a condition, since only plain
-- parts of a union are read in the order of their indexes.
CREATE VIEW enquiry_sources AS
  SELECT id, 'message' AS kind, reference_of('NOTE', submission_key) AS reference, name, email, phone, topic, message,
    NULL::uuid AS file_id, received_at, (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('NOTE', submission_key) || ' ' || coalesce(topic, '') || ' ' || coalesce(message, '')) AS search_text,
    true AS is_there
  FROM contact_messages
  UNION ALL
  SELECT id, 'fees', reference_of('FEES', submission_key), name, email, phone, instrument, question, NULL, received_at,
    (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('FEES', submission_key) || ' ' || coalesce(instrument, '') || ' ' || coalesce(question, '')),
    true
  FROM fee_enquiries
  UNION ALL
  SELECT id, 'application', reference, name, email, phone, opening_title, letter, cv_id, received_at,
    (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(opening_title, '') || ' ' || coalesce(letter, '')),
    true
  FROM job_applications
  UNION ALL
  SELECT id, 'member', 'JOIN-' || upper(substr(id::text, 1, 8)), name, email, NULL, array_to_string(interests, ', '), NULL,
    NULL, confirmed_at, (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || ('JOIN-' || upper(substr(id::text, 1, 8)))),
    state = 'confirmed'
  FROM community_members
  UNION ALL
  SELECT r.id, 'referral', reference_of('REFER', r.submission_key), r.name, r.email, NULL,
    (SELECT 'link opened ' || l.opened || ', joined ' || l.joined || ', wrote ' || l.wrote FROM referral_links l WHERE l.id = r.link_id),
    NULL, NULL, r.received_at, (coalesce(r.name, '') || ' ' || coalesce(r.email, '') || ' ' || reference_of('REFER', r.submission_key)),
    true
  FROM referrals r;
--> statement-breakpoint
CREATE VIEW person_records AS
  SELECT 'donation' AS list, d.id, d.name, d.email, d.phone, p.name AS label, o.state, d.created_at AS at,
    (coalesce(d.name, '') || ' ' || coalesce(d.email, '') || ' ' || coalesce(d.phone, '') || ' ' || coalesce(d.message, '')) AS search_text
  FROM donations d JOIN orders o ON o.id = d.order_id JOIN projects p ON p.id = d.project_id
  UNION ALL
  SELECT 'ticket_order', id, name, email, phone, 'Order ' || number, CASE WHEN paid_at IS NULL THEN 'unpaid' ELSE 'paid' END,
    created_at, (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
  FROM ticket_orders
  UNION ALL
  SELECT 'ticket', ticket_order_id, coalesce(name, holder_email), holder_email, NULL, 'Given on', state, coalesce(given_on_at, created_at),
    (coalesce(name, '') || ' ' || coalesce(holder_email, ''))
  FROM tickets WHERE holder_email IS NOT NULL AND ticket_order_id IS NOT NULL
  UNION ALL
  SELECT 'invitation', id, guest_name, email, NULL, sale, CASE WHEN is_revoked THEN 'revoked' ELSE 'open' END, created_at,
    (coalesce(guest_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(code, '') || ' ' || coalesce(note, ''))
  FROM ticket_invitations WHERE email IS NOT NULL AND guest_name IS NOT NULL
  UNION ALL
  SELECT 'ticket_waiting', id, name, email, NULL, type_id, state, joined_at, (coalesce(name, '') || ' ' || coalesce(email, ''))
  FROM ticket_waiting
  UNION ALL
  SELECT 'ticket_interest', id, name, email, NULL, 'MATE 2025', 'interested', received_at, (coalesce(name, '') || ' ' || coalesce(email, ''))
  FROM ticket_interests
  UNION ALL
  SELECT 'competition_entry', id, name, email, phone, 'Entry ' || number, state, created_at,
    (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_email, '') || ' ' || coalesce(teacher, '') || ' ' || coalesce(school, ''))
  FROM competition_entries
  UNION ALL
  SELECT 'competition_entry', id, guardian_name, guardian_email, guardian_phone, 'Guardian of entry ' || number, state, created_at,
    (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_email, '') || ' ' || coalesce(teacher, '') || ' ' || coalesce(school, ''))
  FROM competition_entries WHERE guardian_email IS NOT NULL AND guardian_name IS NOT NULL AND lower(guardian_email) <> lower(email)
  UNION ALL
  SELECT 'audition_waiting', id, name, email, NULL, 'Place ' || place, state, joined_at, (coalesce(name, '') || ' ' || coalesce(email, ''))
  FROM audition_waiting
  UNION ALL
  SELECT 'challenge_entry', id, artist, email, phone, reference, status, received_at,
    (coalesce(artist, '') || ' ' || coalesce(place, '') || ' ' || coalesce(piece, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(reference, ''))
  FROM challenge_entries
  UNION ALL
  SELECT 'lesson', id, student, email, phone, reference, status, received_at,
    (coalesce(student, '') || ' ' || coalesce(guardian, '') || ' ' || coalesce(instrument, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))
  FROM music_study_registrations
  UNION ALL
  SELECT 'trial', id, student, email, phone, reference, state, booked_at,
    (coalesce(student, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
  FROM trial_bookings
  UNION ALL
  SELECT 'performer', id, stage_name, email, phone, reference, status, received_at,
    (coalesce(stage_name, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))
  FROM performers
  UNION ALL
  SELECT 'engagement', id, name, email, phone, reference, status, received_at,
    (coalesce(name, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(place, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))
  FROM engagements
  UNION ALL
  SELECT s.kind, s.id, s.name, s.email, s.phone, s.reference, coalesce(e.state, 'new'), s.received_at, s.search_text
  FROM enquiry_sources s LEFT JOIN enquiries e ON e.id = s.id WHERE s.is_there;
--> statement-breakpoint
CREATE TRIGGER referrals_forget_enquiry AFTER DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION forget_enquiry();
--> statement-breakpoint
CREATE TRIGGER referrals_record_change AFTER INSERT OR UPDATE OR DELETE ON referrals FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', '', 'name', 'email');
--> statement-breakpoint
CREATE TRIGGER saved_views_record_change AFTER INSERT OR UPDATE OR DELETE ON saved_views FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'list', 'name', 'query', 'account');
--> statement-breakpoint
-- Lists come in the order of when, with the key to settle the rest: a page is read off the end of an index.
CREATE INDEX contact_messages_received_at_id_idx ON contact_messages (received_at, id);
--> statement-breakpoint
CREATE INDEX fee_enquiries_received_at_id_idx ON fee_enquiries (received_at, id);
--> statement-breakpoint
CREATE INDEX job_applications_received_at_id_idx ON job_applications (received_at, id);
--> statement-breakpoint
CREATE INDEX referrals_received_at_id_idx ON referrals (received_at, id);
--> statement-breakpoint
CREATE INDEX community_members_confirmed_at_id_idx ON community_members (confirmed_at, id) WHERE state = 'confirmed';
--> statement-breakpoint
DROP INDEX contact_messages_received_at_idx;
--> statement-breakpoint
DROP INDEX job_applications_received_at_idx;
--> statement-breakpoint
CREATE INDEX music_study_registrations_received_at_reference_idx ON music_study_registrations (received_at, reference);
--> statement-breakpoint
CREATE INDEX performers_received_at_reference_idx ON performers (received_at, reference);
--> statement-breakpoint
CREATE INDEX engagements_received_at_reference_idx ON engagements (received_at, reference);
--> statement-breakpoint
CREATE INDEX challenge_entries_received_at_reference_idx ON challenge_entries (received_at, reference);
--> statement-breakpoint
-- A ticket is found by its seat, whether or not it still holds it.
CREATE INDEX tickets_seat_id_idx ON tickets (seat_id);
