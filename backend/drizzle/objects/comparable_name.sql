-- Names that differ only in capitals, spaces or the Unicode form count as one name.
CREATE OR REPLACE FUNCTION comparable_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(btrim(regexp_replace(normalize(name, NFKC), '\s+', ' ', 'g')))
$$;
