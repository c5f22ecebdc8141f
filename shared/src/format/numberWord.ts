const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** A count as texts write it: 'six'; from twenty on in figures. @param count a whole number of zero or more */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** The same at the beginning of a sentence: 'Six'. */
export function firstNumberWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
