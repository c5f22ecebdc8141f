-- The reference of a submission: core/reference.ts in SQL, so that it can be searched for.
CREATE OR REPLACE FUNCTION reference_of(prefix text, submission_key uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || string_agg(
    CASE WHEN n = 4 THEN '-' ELSE '' END ||
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(digest, n) % 32 + 1, 1), '' ORDER BY n)
  FROM sha256(convert_to(prefix || ':' || submission_key::text, 'UTF8')) AS digest, generate_series(0, 7) AS n
$$;
