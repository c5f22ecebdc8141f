/** What is counted over time. */
export const seriesKinds = ['registrations', 'lessons', 'donations', 'tickets', 'visits'] as const;

/** Flows of visitors from a page to their goal. */
export const flows = ['giving', 'tickets', 'competition', 'lessons', 'contact'] as const;

export type Flow = (typeof flows)[number];

/** Steps of a flow. Free ones end with `sent`. */
export const funnelSteps = ['seen', 'begun', 'sent', 'paid'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** What can wait for staff, in the order of the overview. */
export const matters = [
  'message',
  'fees',
  'application',
  'lesson',
  'entry',
  'engagement',
  'performer',
  'challenge_entry',
  'donation_refund',
  'ticket_refund',
  'entry_refund',
  'wall_words',
  'held_form',
  'failed_job',
  'policy_report',
] as const;

export type MatterKind = (typeof matters)[number];
