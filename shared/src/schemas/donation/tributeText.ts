import type { Tribute } from './tribute';

/** Says for whom a donation is given: 'in memory of Kofi Mensah'. */
export const tributeText = ({ kind, name }: Pick<Tribute, 'kind' | 'name'>): string =>
  `in ${kind} of ${name}`;
