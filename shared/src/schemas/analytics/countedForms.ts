/**
 * Forms of which is counted how many visits begin to fill them in; each carries its name as `data-counted`. Apart from
 * the schemas, since every visit loads it.
 */
export const countedForms = ['contact', 'lessons'] as const;

export type CountedForm = (typeof countedForms)[number];
