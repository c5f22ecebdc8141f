-- Who is known, one row for each address, drawn from the rows of all lists: what `known_people` has to be.
CREATE VIEW people_of_records AS
  SELECT lower(email) AS address,
    (array_agg(name ORDER BY at DESC, id DESC))[1] AS name,
    (array_agg(phone ORDER BY at DESC, id DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone,
    array_agg(DISTINCT list) AS lists,
    count(*)::integer AS records,
    max(at) AS last_at,
    concat_ws(' ', string_agg(DISTINCT name, ' '), lower(email), string_agg(DISTINCT phone, ' ')) AS known_as
  FROM person_records
  -- What is kept for the books of somebody who was erased has no address.
  WHERE lower(email) <> ''
  GROUP BY lower(email);
--> statement-breakpoint
INSERT INTO known_people (address, name, phone, lists, records, last_at, known_as)
  SELECT address, name, phone, lists, records, last_at, known_as FROM people_of_records;
--> statement-breakpoint
-- A writer only adds the addresses that it has touched, and waits for nobody. Its arguments are the columns with an address.
CREATE FUNCTION note_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people_to_update (address)
    SELECT DISTINCT lower(one.address)
    FROM unnest(TG_ARGV) AS named(by), LATERAL (VALUES (to_jsonb(NEW) ->> by), (to_jsonb(OLD) ->> by)) AS one(address)
    WHERE one.address <> '';
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Draws the rows of these addresses anew. One at a time: whoever comes next sees what the one before has written.
CREATE FUNCTION update_people(addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('known_people'));
  -- First: what is noted from here on is drawn next time, even if it is seen already.
  DELETE FROM people_to_update WHERE address = ANY (addresses);
  DELETE FROM known_people WHERE address = ANY (addresses);
  INSERT INTO known_people (address, name, phone, lists, records, last_at, known_as)
    SELECT address, name, phone, lists, records, last_at, known_as FROM people_of_records WHERE address = ANY (addresses);
  -- New rows wait in an unsorted list of these indexes. Taking them in together costs a tenth of one by one, and left for a
  -- vacuum, which the embedded database never does by itself, all of the list would be read by every search.
  PERFORM gin_clean_pending_list('known_people_search_idx'), gin_clean_pending_list('known_people_lists_idx');
END
$$;
--> statement-breakpoint
-- Draws as many as were noted, so many at most. Gives how many it drew.
CREATE FUNCTION update_people(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  noted text[];
BEGIN
  IF NOT EXISTS (SELECT FROM people_to_update) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('known_people'));
  SELECT array_agg(address) INTO noted FROM (SELECT DISTINCT address FROM people_to_update ORDER BY address LIMIT most) AS first;
  IF noted IS NULL THEN
    RETURN 0;
  END IF;
  PERFORM update_people(noted);
  RETURN cardinality(noted);
END
$$;
--> statement-breakpoint
-- On the columns that say who somebody is, since when, and whether they stand in the list.
CREATE TRIGGER donations_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, created_at
  ON donations FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER ticket_orders_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, created_at
  ON ticket_orders FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER tickets_note_people AFTER INSERT OR DELETE OR UPDATE OF name, holder_email, ticket_order_id, given_on_at, created_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION note_people('holder_email');
--> statement-breakpoint
CREATE TRIGGER ticket_invitations_note_people AFTER INSERT OR DELETE OR UPDATE OF guest_name, email, created_at
  ON ticket_invitations FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER ticket_waiting_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, joined_at
  ON ticket_waiting FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER ticket_interests_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, received_at
  ON ticket_interests FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER competition_entries_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, guardian_name, guardian_email, guardian_phone, created_at
  ON competition_entries FOR EACH ROW EXECUTE FUNCTION note_people('email', 'guardian_email');
--> statement-breakpoint
CREATE TRIGGER audition_waiting_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, joined_at
  ON audition_waiting FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER challenge_entries_note_people AFTER INSERT OR DELETE OR UPDATE OF artist, email, phone, received_at
  ON challenge_entries FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER music_study_registrations_note_people AFTER INSERT OR DELETE OR UPDATE OF student, email, phone, received_at
  ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER trial_bookings_note_people AFTER INSERT OR DELETE OR UPDATE OF student, email, phone, booked_at
  ON trial_bookings FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER performers_note_people AFTER INSERT OR DELETE OR UPDATE OF stage_name, email, phone, received_at
  ON performers FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER engagements_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON engagements FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER volunteers_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, added_at
  ON volunteers FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER contact_messages_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON contact_messages FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER fee_enquiries_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER job_applications_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, phone, received_at
  ON job_applications FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER community_members_note_people AFTER INSERT OR DELETE OR UPDATE OF state, name, email, confirmed_at
  ON community_members FOR EACH ROW EXECUTE FUNCTION note_people('email');
--> statement-breakpoint
CREATE TRIGGER referrals_note_people AFTER INSERT OR DELETE OR UPDATE OF name, email, received_at
  ON referrals FOR EACH ROW EXECUTE FUNCTION note_people('email');
