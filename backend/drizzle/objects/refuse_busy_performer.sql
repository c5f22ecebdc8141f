-- Refuses an offer to a performer who plays elsewhere at that time. It locks the performer first, so that concurrent offers
-- see each other.
CREATE OR REPLACE FUNCTION refuse_busy_performer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM performers WHERE id = NEW.performer_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM engagement_offers o
    WHERE o.performer_id = NEW.performer_id AND o.id <> NEW.id AND o.state = 'accepted'
      AND o.from_at < NEW.until_at AND o.until_at > NEW.from_at
  ) THEN
    RAISE EXCEPTION 'The performer plays elsewhere then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'engagement_offers_performer_busy';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER engagement_offers_refuse_busy BEFORE INSERT OR UPDATE ON engagement_offers FOR EACH ROW
  WHEN (NEW.state IN ('offered', 'accepted')) EXECUTE FUNCTION refuse_busy_performer();
