/** The kind of effect that removes what is left of somebody once their rows are erased. */
export const eraseKind = 'person.erase';
