-- Minutes since Monday 00:00 UTC.
CREATE OR REPLACE FUNCTION minute_of_week(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((extract(isodow FROM at AT TIME ZONE 'UTC') - 1) * 1440 + extract(hour FROM at AT TIME ZONE 'UTC') * 60
    + extract(minute FROM at AT TIME ZONE 'UTC'))::integer
$$;
