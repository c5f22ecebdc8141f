/** The kind of effect that deletes what is left of a person once their rows are erased. */
export const eraseKind = 'person.erase';
