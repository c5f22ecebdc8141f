-- By default new rows wait in an unsorted list of each index until a vacuum, which the embedded database never does by
-- itself: every search then reads all of that list as well.
DO $$
DECLARE
  each regclass;
BEGIN
  FOR each IN SELECT c.oid FROM pg_class c JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'gin' AND c.relname LIKE '%\_search\_idx'
  LOOP
    EXECUTE format('ALTER INDEX %s SET (fastupdate = off)', each);
    PERFORM gin_clean_pending_list(each);
  END LOOP;
END $$;
