import { instrumentIds, instrumentLabels, type InstrumentId } from '@school/shared/schemas/lessons';

export type { InstrumentId };

/** The instruments that the school teaches (specification, section 3), in page order. */
export const instrumentNames: readonly { readonly id: InstrumentId; readonly name: string }[] =
  instrumentIds.map((id) => ({ id, name: instrumentLabels[id] }));
