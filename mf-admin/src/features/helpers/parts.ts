/** The parts of the helpers' page, each at an address of its own. */
export const parts = ['volunteers', 'switches', 'outbox', 'tools'] as const;

export type Part = (typeof parts)[number];

export const partLabels: Readonly<Record<Part, string>> = {
  volunteers: 'Volunteers and shifts',
  switches: 'Open and closed',
  outbox: 'Outbox',
  tools: 'Tools',
};

/** Which part an address asks for. */
export const readPart = (query: string): Part =>
  parts.find((part) => part === new URLSearchParams(query).get('part')) ?? 'volunteers';

export const linkToPart = (part: Part): string => `/admin/helpers?part=${part}`;
