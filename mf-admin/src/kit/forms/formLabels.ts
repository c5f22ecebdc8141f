const labels: Readonly<Record<string, string>> = {
  contact: 'Message',
  fees: 'Question about fees',
  register: 'Registration for lessons',
  trial: 'Trial lesson',
  community: 'Joining the community',
  referral: 'Recommendation',
  careers: 'Application for work',
  perform: 'Application to perform',
  book: 'Booking of a performer',
  challenge: 'Entry for the Music Art Challenge',
  'tickets.interest': 'Interest in tickets',
  'tickets.waiting': 'Waiting list for tickets',
  'competition.waiting': 'Waiting list for auditions',
};

/** Returns the label of a form, or its name when it has none. */
export const formLabel = (form: string): string => labels[form] ?? form;

/** Formats a field name: 'otherFields' as 'Other fields'. */
export function fieldLabel(field: string): string {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
