/** The fewest letters that the API searches people for. */
export const LETTERS_MIN = 2;
