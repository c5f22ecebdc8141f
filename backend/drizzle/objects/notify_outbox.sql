-- Wakes the outbox worker of every instance when there is a new effect.
CREATE OR REPLACE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER outbox_notify
  AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox();

-- A retry starts at once too, and does not wait until the worker next looks.
CREATE OR REPLACE TRIGGER outbox_notify_again AFTER UPDATE OF state ON outbox FOR EACH ROW
  WHEN (NEW.state = 'waiting' AND OLD.state <> 'waiting') EXECUTE FUNCTION notify_outbox();
