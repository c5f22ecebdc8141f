/**
 * Forms for which visits that begin to fill them in are counted; their elements have the name as `data-counted`.
 * Separate from the schemas, because every visit loads it.
 */
export const countedForms = ['contact', 'lessons'] as const;

export type CountedForm = (typeof countedForms)[number];
