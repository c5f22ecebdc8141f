CREATE TABLE "held_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"form" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"body" text NOT NULL,
	"file_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_submissions_submission_key_key" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE INDEX "held_submissions_state_received_at_idx" ON "held_submissions" USING btree ("state","received_at","id");
--> statement-breakpoint
-- Nothing of a form that is held reaches the audit log but what was decided.
CREATE TRIGGER held_submissions_record_change AFTER INSERT OR UPDATE OR DELETE ON held_submissions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'form', 'name', 'email', 'body', 'file_id', 'path');
--> statement-breakpoint
CREATE INDEX held_submissions_email_idx ON held_submissions (lower(email));
--> statement-breakpoint
DROP VIEW people_of_records;
--> statement-breakpoint
DROP VIEW person_records;
--> statement-breakpoint
CREATE VIEW person_records AS
  SELECT 'donation' AS list, d.id, d.name, d.email, d.phone, p.name AS label, o.state, d.created_at AS at,
    numbered_as('R', o.number, 6) AS reference
  FROM donations d JOIN orders o ON o.id = d.order_id JOIN projects p ON p.id = d.project_id
  UNION ALL
  SELECT 'ticket_order', id, name, email, phone, 'Order ' || number, CASE WHEN paid_at IS NULL THEN 'unpaid' ELSE 'paid' END,
    created_at, numbered_as('T', number, 6)
  FROM ticket_orders
  UNION ALL
  SELECT 'ticket', t.ticket_order_id, coalesce(t.name, t.holder_email), t.holder_email, NULL, 'Given on', t.state,
    coalesce(t.given_on_at, t.created_at), numbered_as('T', o.number, 6)
  FROM tickets t JOIN ticket_orders o ON o.id = t.ticket_order_id WHERE t.holder_email IS NOT NULL
  UNION ALL
  SELECT 'invitation', id, guest_name, email, NULL, sale, CASE WHEN is_revoked THEN 'revoked' ELSE 'open' END, created_at, code
  FROM ticket_invitations WHERE email IS NOT NULL AND guest_name IS NOT NULL
  UNION ALL
  SELECT 'ticket_waiting', id, name, email, NULL, type_id, state, joined_at, NULL FROM ticket_waiting
  UNION ALL
  SELECT 'ticket_interest', id, name, email, NULL, 'MATE 2025', 'interested', received_at, NULL FROM ticket_interests
  UNION ALL
  SELECT 'competition_entry', id, name, email, phone, 'Entry ' || number, state, created_at, numbered_as('MC', number, 4)
  FROM competition_entries
  UNION ALL
  SELECT 'competition_entry', id, guardian_name, guardian_email, guardian_phone, 'Guardian of entry ' || number, state, created_at,
    numbered_as('MC', number, 4)
  FROM competition_entries WHERE guardian_email IS NOT NULL AND guardian_name IS NOT NULL AND lower(guardian_email) <> lower(email)
  UNION ALL
  SELECT 'audition_waiting', id, name, email, NULL, 'Place ' || place, state, joined_at, NULL FROM audition_waiting
  UNION ALL
  SELECT 'challenge_entry', id, artist, email, phone, reference, status, received_at, reference FROM challenge_entries
  UNION ALL
  SELECT 'lesson', id, student, email, phone, reference, status, received_at, reference FROM music_study_registrations
  UNION ALL
  SELECT 'trial', id, student, email, phone, reference, state, booked_at, reference FROM trial_bookings
  UNION ALL
  SELECT 'performer', id, stage_name, email, phone, reference, status, received_at, reference FROM performers
  UNION ALL
  SELECT 'engagement', id, name, email, phone, reference, status, received_at, reference FROM engagements
  UNION ALL
  SELECT 'volunteer', id, name, email, phone, 'Concerts and auditions', CASE WHEN is_active THEN 'helps' ELSE 'helped' END,
    added_at, NULL
  FROM volunteers
  UNION ALL
  SELECT s.kind, s.id, s.name, s.email, s.phone, s.reference, coalesce(e.state, 'new'), s.received_at, s.reference
  FROM enquiry_sources s LEFT JOIN enquiries e ON e.id = s.id WHERE s.is_there
  UNION ALL
  SELECT 'held_form', id, name, email, NULL, form, state, received_at, NULL
  FROM held_submissions WHERE state = 'held';
--> statement-breakpoint
CREATE VIEW people_of_records AS
  SELECT lower(email) AS address,
    (array_agg(name ORDER BY at DESC, id DESC))[1] AS name,
    (array_agg(phone ORDER BY at DESC, id DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone,
    array_agg(DISTINCT list) AS lists,
    count(*)::integer AS records,
    max(at) AS last_at,
    concat_ws(' ', string_agg(DISTINCT name, ' '), lower(email), string_agg(DISTINCT phone, ' '),
      string_agg(DISTINCT reference, ' ')) AS known_as
  FROM person_records
  -- What is kept for the books of somebody who was erased has no address.
  WHERE lower(email) <> ''
  GROUP BY lower(email);
--> statement-breakpoint
CREATE TRIGGER held_submissions_note_people AFTER INSERT OR DELETE OR UPDATE OF state, name, email, received_at
  ON held_submissions FOR EACH ROW EXECUTE FUNCTION note_people('email');
