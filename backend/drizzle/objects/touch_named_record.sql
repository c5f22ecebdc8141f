-- Gives a record that staff have open a new version with every change, whoever makes it, and notifies every instance. A
-- change that says which version it was decided on (`If-Match`, http/ifMatch.ts) is refused when that version is stale.
-- Nobody conflicts with themselves: a page may send a change before it has heard of the version that its last one made, so
-- the latest fifty versions since which one account alone has changed the record are accepted from that account.
CREATE OR REPLACE FUNCTION touch_named_record(named text, is_root_gone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bigint := pg_current_xact_id()::text::bigint;
  was record_versions;
  seen text := coalesce(current_setting('school.seen', true), '');
  action jsonb := nullif(coalesce(current_setting('school.action', true), ''), '')::jsonb;
  account text := action ->> 'account';
  earlier bigint[];
BEGIN
  SELECT * INTO was FROM record_versions WHERE record = named FOR UPDATE;
  IF was.record IS NULL THEN
    RETURN;
  END IF;
  earlier := CASE WHEN was.changed_by = account THEN was.own_versions ELSE '{}' END;
  IF was.version <> own THEN
    earlier := (earlier || was.version)[greatest(cardinality(earlier) - 48, 1):];
    IF seen <> '' AND starts_with(seen, named || ':')
      AND substr(seen, length(named) + 2)::bigint <> ALL (earlier) THEN
      RAISE EXCEPTION 'The record % is another version than the one that was seen', named USING CONSTRAINT = 'record_version';
    END IF;
  END IF;
  UPDATE record_versions
  SET version = own, is_gone = is_gone OR is_root_gone, own_versions = earlier,
    changed_by = account, changed_name = action ->> 'name'
  WHERE record = named;
  PERFORM pg_notify('together', '');
END
$$;
