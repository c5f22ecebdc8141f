-- A record that somebody of the staff has opened gets another version with every change, whoever makes it, and all
-- instances hear of it. Who has seen an earlier version and says so (`If-Match`, http/ifMatch.ts) changes nothing.
CREATE FUNCTION touch_named_record(named text, is_root_gone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bigint := pg_current_xact_id()::text::bigint;
  was bigint;
  seen text := coalesce(current_setting('school.seen', true), '');
  action jsonb := nullif(coalesce(current_setting('school.action', true), ''), '')::jsonb;
BEGIN
  SELECT version INTO was FROM record_versions WHERE record = named FOR UPDATE;
  IF was IS NULL THEN
    RETURN;
  END IF;
  IF was <> own AND seen <> '' AND starts_with(seen, named || ':') AND seen <> named || ':' || was THEN
    RAISE EXCEPTION 'The record % is another version than the one that was seen', named USING CONSTRAINT = 'record_version';
  END IF;
  UPDATE record_versions
  SET version = own, is_gone = is_gone OR is_root_gone,
    changed_by = action ->> 'account', changed_name = action ->> 'name'
  WHERE record = named;
  PERFORM pg_notify('together', '');
END
$$;
--> statement-breakpoint
-- Arguments: the kind of record, the column that names it, and `root` where the row is the record itself.
CREATE FUNCTION touch_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  IF changed ->> TG_ARGV[1] IS NOT NULL THEN
    PERFORM touch_named_record(TG_ARGV[0] || '/' || (changed ->> TG_ARGV[1]), TG_OP = 'DELETE' AND TG_NARGS > 2);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is paid for is known by its order. The argument is the column that names the order, or `payment_id`.
CREATE FUNCTION touch_record_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  paid uuid := (changed ->> TG_ARGV[0])::uuid;
BEGIN
  IF TG_ARGV[0] = 'payment_id' THEN
    SELECT order_id INTO paid FROM payments WHERE id = paid;
  END IF;
  IF paid IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM touch_named_record(record, false) FROM (
    SELECT 'donation/' || id AS record FROM donations WHERE order_id = paid
    UNION ALL SELECT 'ticket-order/' || id FROM ticket_orders WHERE order_id = paid
    UNION ALL SELECT 'entry/' || id FROM competition_entries WHERE order_id = paid
  ) AS records;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_touch_enquiry AFTER UPDATE OR DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER fee_enquiries_touch_enquiry AFTER UPDATE OR DELETE ON fee_enquiries FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER job_applications_touch_enquiry AFTER UPDATE OR DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER community_members_touch_enquiry AFTER UPDATE OR DELETE ON community_members FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER enquiries_touch_enquiry AFTER INSERT OR UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'id');
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_touch_enquiry AFTER INSERT ON enquiry_notes FOR EACH ROW EXECUTE FUNCTION touch_record('enquiry', 'enquiry_id');
--> statement-breakpoint
CREATE TRIGGER music_study_registrations_touch_lesson AFTER UPDATE OR DELETE ON music_study_registrations FOR EACH ROW EXECUTE FUNCTION touch_record('lesson', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER performers_touch_performer AFTER UPDATE OR DELETE ON performers FOR EACH ROW EXECUTE FUNCTION touch_record('performer', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER engagements_touch_engagement AFTER UPDATE OR DELETE ON engagements FOR EACH ROW EXECUTE FUNCTION touch_record('engagement', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER donations_touch_donation AFTER UPDATE OR DELETE ON donations FOR EACH ROW EXECUTE FUNCTION touch_record('donation', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER ticket_orders_touch_ticket_order AFTER UPDATE OR DELETE ON ticket_orders FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-order', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER tickets_touch_ticket_order AFTER INSERT OR UPDATE OR DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-order', 'ticket_order_id');
--> statement-breakpoint
CREATE TRIGGER challenge_entries_touch_challenge_entry AFTER UPDATE OR DELETE ON challenge_entries FOR EACH ROW EXECUTE FUNCTION touch_record('challenge-entry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER competition_entries_touch_entry AFTER UPDATE OR DELETE ON competition_entries FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER competition_papers_touch_entry AFTER INSERT OR UPDATE OR DELETE ON competition_papers FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER audition_bookings_touch_entry AFTER INSERT OR UPDATE OR DELETE ON audition_bookings FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER competition_moves_touch_entry AFTER INSERT ON competition_moves FOR EACH ROW EXECUTE FUNCTION touch_record('entry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER orders_touch_record AFTER UPDATE OF state, paid_pesewas, refunded_pesewas ON orders FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('id');
--> statement-breakpoint
CREATE TRIGGER payment_flags_touch_record AFTER INSERT OR UPDATE ON payment_flags FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('order_id');
--> statement-breakpoint
CREATE TRIGGER refunds_touch_record AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION touch_record_of_order('payment_id');
--> statement-breakpoint
CREATE TRIGGER staff_accounts_record_change AFTER INSERT OR UPDATE OR DELETE ON staff_accounts FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('account', '', 'name', 'chosen_name', 'email');
--> statement-breakpoint
CREATE TRIGGER account_sessions_record_change AFTER UPDATE OF ended_at ON account_sessions FOR EACH ROW
  WHEN (coalesce(current_setting('school.action', true), '') <> '') EXECUTE FUNCTION record_change('id', 'device');
