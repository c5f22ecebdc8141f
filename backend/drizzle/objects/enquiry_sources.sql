-- Everything that staff see as an enquiry. Members who are unconfirmed or have left are marked by a column and not filtered
-- out, since only plain parts of a union are read in the order of their indexes.
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
