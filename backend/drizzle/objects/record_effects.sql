-- Writes effects such as mails to the audit log: of those that follow from an action, one of each kind; of those that staff
-- retry or cancel, every one. It looks at a statement as a whole: row by row, thousands of mails would query the log
-- thousands of times.
CREATE OR REPLACE FUNCTION record_effects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  action jsonb := current_setting('school.action')::jsonb;
  action_key uuid := (action ->> 'id')::uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_actions (id, at, account, name, operation)
  VALUES (action_key, (action ->> 'at')::timestamptz, action ->> 'account', action ->> 'name', action ->> 'operation')
  ON CONFLICT DO NOTHING;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO audit_changes (action_id, kind, subject, subject_id, label, before, after)
    SELECT action_key, 'update', TG_TABLE_NAME, key, kind,
      CASE WHEN was <> is_now THEN jsonb_build_object('state', was) ELSE jsonb_build_object('due_at', was_due_at) END,
      CASE WHEN was <> is_now THEN jsonb_build_object('state', is_now) ELSE jsonb_build_object('due_at', due_at) END
    FROM (
      SELECT f.key, f.kind, f.due_at, b.due_at AS was_due_at,
        CASE WHEN b.drop_reason IS NULL THEN b.state ELSE 'given up' END AS was,
        CASE WHEN f.drop_reason IS NULL THEN f.state ELSE 'given up' END AS is_now
      FROM fresh f JOIN earlier b USING (id)
    ) AS both_of_each
    WHERE was <> is_now OR was_due_at <> due_at;
  END IF;
  INSERT INTO audit_changes (action_id, kind, subject, subject_id, label, before, after)
  SELECT action_key, lower(TG_OP), TG_TABLE_NAME, key, kind,
    CASE WHEN TG_OP = 'UPDATE' THEN jsonb_build_object('state', state) ELSE '{}' END, jsonb_build_object('state', state)
  FROM (SELECT DISTINCT ON (kind) key, kind, state FROM fresh ORDER BY kind, key) AS sorts
  WHERE NOT EXISTS (
    SELECT FROM audit_changes c WHERE c.action_id = action_key AND c.subject = TG_TABLE_NAME AND c.label = sorts.kind
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER outbox_record_decided AFTER UPDATE ON outbox REFERENCING OLD TABLE AS earlier NEW TABLE AS fresh FOR EACH STATEMENT
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_effects();
CREATE OR REPLACE TRIGGER outbox_record_queued AFTER INSERT ON outbox REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_effects();
