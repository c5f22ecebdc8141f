-- Who of the staff sets ticket types, sales, promo codes, the competition and the plan of the hall, and what becomes of each
-- meanwhile. Columns that count what visitors buy are left out: a ticket that is sold is no other setting.
CREATE TRIGGER ticket_types_touch_ticket_type AFTER UPDATE OF sale, name, note, price_pesewas, tone, pool, admits, capacity, max_per_order, is_open, position OR DELETE ON ticket_types FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-type', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER ticket_sales_touch_ticket_sale AFTER UPDATE OR DELETE ON ticket_sales FOR EACH ROW EXECUTE FUNCTION touch_record('ticket-sale', 'name', 'root');
--> statement-breakpoint
CREATE TRIGGER ticket_promo_codes_touch_promo_code AFTER UPDATE OF code, kind, value, type_ids, max_uses, starts_at, ends_at, is_active, note OR DELETE ON ticket_promo_codes FOR EACH ROW EXECUTE FUNCTION touch_record('promo-code', 'id', 'root');
--> statement-breakpoint
CREATE TRIGGER competition_settings_touch_competition_settings AFTER UPDATE OR DELETE ON competition_settings FOR EACH ROW EXECUTE FUNCTION touch_record('competition-settings', 'id', 'root');
--> statement-breakpoint
-- Whatever changes a seat changes the plan's row in the same transaction, and locks it before the version as who opens it does.
CREATE TRIGGER hall_plan_touch_hall_plan AFTER UPDATE OR DELETE ON hall_plan FOR EACH ROW EXECUTE FUNCTION touch_record('hall-plan', 'id', 'root');
