-- A recommendation is an enquiry too. What belongs to a record is seen with it: notes, lessons that are given, offers.
CREATE TRIGGER referrals_touch_enquiry AFTER UPDATE OR DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_touch_lesson AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'enquiry_id');
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_touch_performer AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'enquiry_id');
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_touch_engagement AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'enquiry_id');
--> statement-breakpoint
CREATE TRIGGER lesson_places_touch_lesson AFTER INSERT OR UPDATE OR DELETE ON lesson_places FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'registration_id');
--> statement-breakpoint
CREATE TRIGGER engagement_offers_touch_engagement AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'engagement_id');
--> statement-breakpoint
CREATE TRIGGER engagement_offers_touch_performer AFTER INSERT OR UPDATE OR DELETE ON engagement_offers FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'performer_id');
--> statement-breakpoint
-- The log calls no row by somebody's name.
DROP TRIGGER lessons_record_change ON lessons;
--> statement-breakpoint
CREATE TRIGGER lessons_record_change AFTER INSERT OR UPDATE OR DELETE ON lessons FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'instrument', 'teacher');
--> statement-breakpoint
DROP TRIGGER competition_jurors_record_change ON competition_jurors;
--> statement-breakpoint
CREATE TRIGGER competition_jurors_record_change AFTER INSERT OR UPDATE OR DELETE ON competition_jurors FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('juror', '', 'name');
--> statement-breakpoint
UPDATE audit_changes SET
  label = coalesce(after ->> 'instrument', before ->> 'instrument'),
  before = CASE WHEN before ? 'teacher' THEN before || '{"teacher": {"withheld": true}}' ELSE before END,
  after = CASE WHEN after ? 'teacher' THEN after || '{"teacher": {"withheld": true}}' ELSE after END
WHERE subject = 'lessons';
--> statement-breakpoint
UPDATE audit_changes SET
  label = NULL,
  before = CASE WHEN before ? 'name' THEN before || '{"name": {"withheld": true}}' ELSE before END,
  after = CASE WHEN after ? 'name' THEN after || '{"name": {"withheld": true}}' ELSE after END
WHERE subject = 'competition_jurors';
--> statement-breakpoint
-- Volunteers are people whom the school knows.
CREATE INDEX volunteers_search_idx ON volunteers USING gin ((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
--> statement-breakpoint
DROP VIEW person_records;
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
  SELECT 'volunteer', id, name, email, phone, 'Concerts and auditions', CASE WHEN is_active THEN 'helps' ELSE 'helped' END,
    added_at, (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
  FROM volunteers
  UNION ALL
  SELECT s.kind, s.id, s.name, s.email, s.phone, s.reference, coalesce(e.state, 'new'), s.received_at, s.search_text
  FROM enquiry_sources s LEFT JOIN enquiries e ON e.id = s.id WHERE s.is_there;
