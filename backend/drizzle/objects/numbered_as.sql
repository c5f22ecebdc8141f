-- The number of a record as people read it, such as T-000042.
CREATE OR REPLACE FUNCTION numbered_as(prefix text, number integer, digits integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || lpad(number::text, greatest(digits, length(number::text)), '0')
$$;
