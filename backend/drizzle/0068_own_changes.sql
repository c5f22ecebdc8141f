ALTER TABLE "record_versions" ADD COLUMN "own_versions" bigint[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- As in `together_triggers`, but nobody stands against oneself: a page may send a change before it has heard of the version
-- that its last one has made. The versions since which one account alone has changed the record are kept, the last fifty.
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
--> statement-breakpoint
-- A text of the site is known by its owner and name, in one segment of an address: `/content/mf-mate/questions` is
-- `text/mf-mate.questions`. One that is back to what the files have is no text less.
CREATE FUNCTION touch_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_named_record('text/' || replace(substr(NEW.path, length('/content/') + 1), '/', '.'), false);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_documents_touch_text AFTER INSERT OR UPDATE ON content_documents FOR EACH ROW EXECUTE FUNCTION touch_text();
