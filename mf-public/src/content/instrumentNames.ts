import type { InstrumentId } from '@school/shared/schemas/lessons';

export type { InstrumentId };

/** The instruments that the school teaches (specification, section 3), in the order of its pages. */
export const instrumentNames = [
  { id: 'piano', name: 'Piano' },
  { id: 'violin', name: 'Violin' },
  { id: 'cello', name: 'Cello' },
  { id: 'guitar', name: 'Guitar' },
  { id: 'saxophone', name: 'Saxophone' },
  { id: 'trumpet', name: 'Trumpet' },
] as const satisfies readonly { readonly id: InstrumentId; readonly name: string }[];
