-- Adds to a row of the day that no other transaction is changing, or inserts one. It never waits, so it cannot deadlock, and
-- a day has no more rows than there were concurrent writers.
CREATE OR REPLACE FUNCTION add_to_daily_total(of_kind text, on_day date, more bigint, more_amount numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free integer;
BEGIN
  IF more = 0 AND more_amount = 0 THEN
    RETURN;
  END IF;
  SELECT id INTO free FROM daily_totals WHERE kind = of_kind AND day = on_day LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO daily_totals (kind, day, count, amount_pesewas) VALUES (of_kind, on_day, more, more_amount);
  ELSE
    UPDATE daily_totals SET count = count + more, amount_pesewas = amount_pesewas + more_amount WHERE id = free;
  END IF;
END
$$;
