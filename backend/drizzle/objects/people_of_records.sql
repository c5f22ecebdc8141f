-- Everyone in the lists, one row for each address: what `known_people` has to be. A guardian often has the same
-- address as the child, or none, so their name and telephone number are searchable too.
CREATE VIEW people_of_records AS
  SELECT address,
    (array_agg(name ORDER BY at DESC, id DESC))[1] AS name,
    (array_agg(phone ORDER BY at DESC, id DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone,
    array_agg(DISTINCT list) AS lists,
    count(*)::integer AS records,
    max(at) AS last_at,
    concat_ws(' ', string_agg(DISTINCT name, ' '), address, string_agg(DISTINCT phone, ' '),
      string_agg(DISTINCT reference, ' '),
      (SELECT string_agg(DISTINCT concat_ws(' ', e.guardian_name, e.guardian_phone), ' ')
        FROM competition_entries e WHERE lower(e.email) = r.address),
      (SELECT string_agg(DISTINCT concat_ws(' ', c.guardian_name, c.guardian_phone), ' ')
        FROM challenge_entries c WHERE lower(c.email) = r.address)) AS known_as
  -- What is kept for the books of somebody who was erased has no address.
  FROM (SELECT lower(email) AS address, * FROM person_records WHERE lower(email) <> '') AS r
  GROUP BY address;
