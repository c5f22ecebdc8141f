DROP INDEX "known_people_search_idx";--> statement-breakpoint
-- The text in which staff search: without accents, with plain letters, quotation marks and dashes. `foldText` of
-- @school/shared/format is the same for what is typed.
CREATE FUNCTION fold_text(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- Most texts have nothing but ASCII.
  IF octet_length(written) = char_length(written) THEN
    RETURN written;
  END IF;
  RETURN replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize(translate(written, '‘’‚‛′ʹʻʼ´‹›＇ꞌ“”„‟″«»＂‐‑‒–—―−﹘﹣－', '''''''''''''''''''''''''''""""""""----------'), NFKD),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]', '', 'g'),
      'ƐɛΕεƆɔϽͻↃↄŊŋƝɲĐđÐðƉɖƊɗƁɓƘƙƳƴƑƒƔɣƲʋƖɩıƱʊƎǝƏəØøŁłĦħŦŧƬƭƤƥ',
      'EeEeOoOoOoNnNnDdDdDdDdBbKkYyFfGgVvIiiUuEeEeOoLlHhTtTtPp'),
    'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH');
END
$$;
--> statement-breakpoint
-- What a record is called by its number, such as T-000042.
CREATE FUNCTION numbered_as(prefix text, number integer, digits integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || lpad(number::text, greatest(digits, length(number::text)), '0')
$$;
--> statement-breakpoint
-- Searches are over the folded text, and so are their indexes.
DROP INDEX donations_search_idx;
--> statement-breakpoint
CREATE INDEX donations_search_idx ON donations USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(message, ''))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX ticket_orders_search_idx;
--> statement-breakpoint
CREATE INDEX ticket_orders_search_idx ON ticket_orders USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX tickets_search_idx;
--> statement-breakpoint
CREATE INDEX tickets_search_idx ON tickets USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(holder_email, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX payment_attempts_search_idx;
--> statement-breakpoint
CREATE INDEX payment_attempts_search_idx ON payment_attempts USING gin (fold_text((coalesce(tx_ref, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX competition_entries_search_idx;
--> statement-breakpoint
CREATE INDEX competition_entries_search_idx ON competition_entries USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_email, '') || ' ' || coalesce(guardian_phone, '') || ' ' || coalesce(teacher, '') || ' ' || coalesce(school, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX music_study_registrations_search_idx;
--> statement-breakpoint
CREATE INDEX music_study_registrations_search_idx ON music_study_registrations USING gin (fold_text((coalesce(student, '') || ' ' || coalesce(guardian, '') || ' ' || coalesce(instrument, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX performers_search_idx;
--> statement-breakpoint
CREATE INDEX performers_search_idx ON performers USING gin (fold_text((coalesce(stage_name, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX engagements_search_idx;
--> statement-breakpoint
CREATE INDEX engagements_search_idx ON engagements USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(place, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX challenge_entries_search_idx;
--> statement-breakpoint
CREATE INDEX challenge_entries_search_idx ON challenge_entries USING gin (fold_text((coalesce(artist, '') || ' ' || coalesce(place, '') || ' ' || coalesce(piece, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(guardian_name, '') || ' ' || coalesce(guardian_phone, '') || ' ' || coalesce(reference, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX contact_messages_search_idx;
--> statement-breakpoint
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('NOTE', submission_key) || ' ' || coalesce(topic, '') || ' ' || coalesce(message, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX fee_enquiries_search_idx;
--> statement-breakpoint
CREATE INDEX fee_enquiries_search_idx ON fee_enquiries USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference_of('FEES', submission_key) || ' ' || coalesce(instrument, '') || ' ' || coalesce(question, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX job_applications_search_idx;
--> statement-breakpoint
CREATE INDEX job_applications_search_idx ON job_applications USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(opening_title, '') || ' ' || coalesce(letter, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX community_members_search_idx;
--> statement-breakpoint
CREATE INDEX community_members_search_idx ON community_members USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || ('JOIN-' || upper(substr(id::text, 1, 8))))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX referrals_search_idx;
--> statement-breakpoint
CREATE INDEX referrals_search_idx ON referrals USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || reference_of('REFER', submission_key))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX audit_actions_search_idx;
--> statement-breakpoint
CREATE INDEX audit_actions_search_idx ON audit_actions USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(account, '') || ' ' || coalesce(operation, ''))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX audit_changes_search_idx;
--> statement-breakpoint
CREATE INDEX audit_changes_search_idx ON audit_changes USING gin (fold_text((coalesce(label, '') || ' ' || coalesce(subject_id, ''))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX ticket_invitations_search_idx;
--> statement-breakpoint
CREATE INDEX ticket_invitations_search_idx ON ticket_invitations USING gin (fold_text((coalesce(guest_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(code, '') || ' ' || coalesce(note, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX outbox_search_idx;
--> statement-breakpoint
CREATE INDEX outbox_search_idx ON outbox USING gin (fold_text((coalesce(key, '') || ' ' || coalesce(kind, '') || ' ' || coalesce(payload->>'to', '') || ' ' || coalesce(payload->>'subject', ''))) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX volunteers_list_search_idx;
--> statement-breakpoint
CREATE INDEX volunteers_list_search_idx ON volunteers USING gin (fold_text((coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(note, ''))) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX known_people_search_idx ON known_people USING gin (fold_text(known_as) gin_trgm_ops);
--> statement-breakpoint
-- People are searched for in known_people since then.
DROP INDEX volunteers_search_idx, ticket_waiting_search_idx, ticket_interests_search_idx, audition_waiting_search_idx, trial_bookings_search_idx;
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
  FROM enquiry_sources s LEFT JOIN enquiries e ON e.id = s.id WHERE s.is_there;
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
UPDATE known_people k SET known_as = p.known_as FROM people_of_records p WHERE p.address = k.address;
