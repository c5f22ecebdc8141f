-- A text of the site is named by its owner and name in one segment of a path: `/content/mf-mate/questions` is
-- `text/mf-mate.questions`. Resetting a text to its default does not delete the record.
CREATE OR REPLACE FUNCTION touch_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_named_record('text/' || replace(substr(NEW.path, length('/content/') + 1), '/', '.'), false);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER content_documents_touch_text AFTER INSERT OR UPDATE ON content_documents FOR EACH ROW EXECUTE FUNCTION touch_text();
