/**
 * What is invisible: control and format characters, fillers, blanks that look like letters, halves of characters and
 * what stands for an object. The signs of Arabic and other scripts that are of the category Cf but are drawn stay.
 */
const invisible =
  '(?![\\t\\n\\r\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2])' +
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFFC]';

/** Joiners and variation selectors where they change what is drawn: in emoji, flags, Han characters and joined scripts. */
const needed = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  '\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}\\uFE0F?\\p{EMod}?){0,8}',
  '[\\d#*]\\uFE0F\\u20E3',
  '\\p{sc=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '\\p{M}\\u200D(?!\\S)',
].join('|');

const joinedScripts = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => `\\p{sc=${script}}`)
  .join('');

const kept = new RegExp(
  `(${needed}|[${joinedScripts}][\\u200C\\u200D](?=[${joinedScripts}]))|${invisible}`,
  'gu',
);

/** Marks above and below a letter: three that fit any script, eight of scripts whose vowels are marks. */
const stackedMarks = /(\p{M}{8})\p{M}+|((?:(?=\p{sc=Zinh})\p{M}){3})(?:(?=\p{sc=Zinh})\p{M})+/gu;
const marksOfNothing = /(^|\s)\p{M}+/gu;

const withoutStacks = (text: string) => text.replace(stackedMarks, '$1$2');

/**
 * A text as it can be shown to others, in NFC: without what is invisible, such as the direction marks around a pasted
 * number, and with a few marks to a letter at most. A text of which nothing is seen is empty.
 */
export const showableText = (text: string): string =>
  // Stacks go first: to sort thousands of marks of one letter takes long.
  withoutStacks(
    withoutStacks(
      text
        .replace(kept, '$1')
        .replace(/\u2800/g, ' ')
        .replace(/[\u2028\u2029]/g, '\n'),
    ).normalize(),
  ).replace(marksOfNothing, '$1');

/** The same on one line, without spaces around it and with one space between words. */
export const showableLine = (text: string): string => showableText(text).replace(/\s+/g, ' ').trim();
