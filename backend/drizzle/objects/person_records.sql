-- Every record of a person, from all lists.
CREATE VIEW person_records AS
  SELECT 'donation' AS list, d.id, d.name, d.email, d.phone, p.name AS label, o.state, d.created_at AS at,
    numbered_as('R', o.number, 6) AS reference
  FROM donations d JOIN orders o ON o.id = d.order_id JOIN projects p ON p.id = d.project_id
  UNION ALL
  SELECT 'ticket_order', id, name, email, phone, 'Order ' || number, CASE WHEN paid_at IS NULL THEN 'unpaid' ELSE 'paid' END,
    created_at, numbered_as('T', number, 6)
  FROM ticket_orders
  UNION ALL
  SELECT 'ticket', t.ticket_order_id, coalesce(t.name, t.holder_email), t.holder_email, NULL, 'Transferred', t.state,
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
