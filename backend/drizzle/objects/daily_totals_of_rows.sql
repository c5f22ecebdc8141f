-- What the sums in `daily_totals` have to be, computed from the rows themselves.
CREATE VIEW daily_totals_of_rows AS
  SELECT kind, day, sum(count)::integer AS count, sum(amount)::bigint AS amount_pesewas
  FROM (
    SELECT counted.* FROM orders r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM refunds r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM ticket_orders r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM tickets r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM ticket_holds r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM competition_entries r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM music_study_registrations r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM contact_messages r, totals_of(r) counted
    UNION ALL SELECT counted.* FROM community_members r, totals_of(r) counted
  ) AS every
  GROUP BY kind, day;
