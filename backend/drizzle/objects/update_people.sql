-- Updates the rows of these addresses. One transaction at a time: the next one sees what the one before has written.
CREATE OR REPLACE FUNCTION update_people(addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Updates at most this many of the noted addresses, and returns how many.
CREATE OR REPLACE FUNCTION update_people(most integer) RETURNS integer LANGUAGE plpgsql AS $$
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
