/**
 * Tables that nothing of somebody is looked for in by their address, each with the reason. Columns that sound like a
 * person's are named, so that a new one is seen by a test.
 */
export const impersonalTables: Readonly<Record<string, { why: string; columns?: readonly string[] }>> = {
  account_sessions: { why: 'where staff are signed in, by their account' },
  audit_actions: { why: 'what staff have changed, by their account', columns: ['name'] },
  audit_changes: { why: 'what staff have changed; of what holds data of people only that it changed' },
  audition_slots: { why: 'times of auditions' },
  competition_announcements: { why: 'what staff wrote to a group; the mails themselves are in the outbox' },
  competition_jurors: { why: 'members of the jury by their account', columns: ['name'] },
  competition_settings: { why: 'settings' },
  enquiries: { why: 'goes with what was sent, by a trigger' },
  enquiry_notes: {
    why: 'goes with what was sent, by a trigger; the name is of the staff',
    columns: ['name'],
  },
  hall_blocks: { why: 'the plan of the hall', columns: ['name'] },
  hall_plan: { why: 'the plan of the hall' },
  hall_seats: { why: 'the plan of the hall' },
  form_beginnings: { why: 'sums by day' },
  page_views: { why: 'sums by day' },
  page_vitals: { why: 'sums by day' },
  policy_reports: { why: 'counts of what browsers refused, without visitors' },
  projects: { why: 'what is given to', columns: ['name'] },
  rate_limits: { why: 'counts under a digest, for a day' },
  record_presence: { why: 'who of the staff has what open, for a minute', columns: ['name'] },
  record_versions: {
    why: 'that a record has changed while staff looked at it, for a day',
    columns: ['changed_name'],
  },
  referral_links: { why: 'counts of a link; nothing says whose it is' },
  sign_in_failures: { why: 'counts under digests, for a month' },
  staff_accounts: {
    why: 'who of the staff has been in the admin area, and what they chose there',
    columns: ['name', 'chosen_name', 'email'],
  },
  status_changes: { why: 'goes with the record that it is about' },
  submission_keys: { why: 'digests, for sixty days' },
  ticket_promo_codes: { why: 'codes of the school' },
  ticket_sales: { why: 'when sales are open', columns: ['name'] },
  ticket_types: { why: 'what can be bought', columns: ['name'] },
  trial_times: { why: 'half hours of teachers', columns: ['teacher'] },
  uploads: { why: 'files go with the record that claimed them, or after a day', columns: ['name'] },
};
