-- Notifies every instance when a session is ended, so that its streams close at once.
CREATE OR REPLACE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER account_access_ended AFTER UPDATE OF signed_out_at ON account_access FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
CREATE OR REPLACE TRIGGER account_sessions_ended AFTER UPDATE OF ended_at ON account_sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
