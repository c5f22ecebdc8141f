import { foldText } from '@school/shared/format';

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a about an and are at by can do does for from how i in is it many me much my of on or our the there to we what when where which who with you your'.split(
    ' ',
  ),
);

/** A word as it is compared: without case and accents. `null` when it says nothing. */
export function comparable(word: string): string | null {
  const bare = foldText(word).toLowerCase();
  return EMPTY.has(bare) ? null : bare;
}

/** A word of a text, the same as MiniSearch cuts them. */
export const WORD = /[^\n\r\p{Z}\p{P}]+/gu;
