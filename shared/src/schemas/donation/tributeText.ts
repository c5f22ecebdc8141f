import type { Tribute } from './tribute';

/** Names the person that a donation honours or remembers: 'in memory of Kofi Mensah'. */
export const tributeText = ({ kind, name }: Pick<Tribute, 'kind' | 'name'>): string =>
  `in ${kind} of ${name}`;
