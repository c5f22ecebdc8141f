const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** Returns a number as a word, 'six', or in figures from twenty on. @param count a whole number of zero or more */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** Returns the capitalised word, for the beginning of a sentence: 'Six'. */
export function firstNumberWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
