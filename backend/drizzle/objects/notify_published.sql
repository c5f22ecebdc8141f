-- Notifies every instance, once per statement, when something changes that pages of the site are composed of.
CREATE OR REPLACE FUNCTION notify_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('published', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER competition_publications_notify_published
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON competition_publications
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();
CREATE OR REPLACE TRIGGER content_revisions_notify_published
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_revisions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();

-- Pages show the ticket types and their prices. A sale only changes how many are taken.
CREATE OR REPLACE TRIGGER ticket_types_notify_published
  AFTER INSERT OR DELETE OR UPDATE OF id, sale, name, note, price_pesewas, tone, admits, pool, position ON ticket_types
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();

-- Pages show what projects have raised.
CREATE OR REPLACE TRIGGER projects_notify_published
  AFTER INSERT OR DELETE OR UPDATE OF slug, target_pesewas, raised_pesewas, is_open, position ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published();
