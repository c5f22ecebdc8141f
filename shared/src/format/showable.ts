/**
 * Invisible characters: control and format characters, fillers, blank letters, lone surrogates and object placeholders.
 * Visible Cf characters of Arabic and other scripts are kept.
 */
const invisible =
  '(?![\\t\\n\\r\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2])' +
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFFC]';

/**
 * Joiners and variation selectors where they change the rendering: in emoji, flags, Han characters and joined scripts.
 */
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

const allowed = new RegExp(
  `(${needed}|[${joinedScripts}][\\u200C\\u200D](?=[${joinedScripts}]))|${invisible}`,
  'gu',
);

/** More combining marks than a letter can need: three for any script, eight for scripts whose vowels are marks. */
const stackedMarks = /(\p{M}{8})\p{M}+|((?:(?=\p{sc=Zinh})\p{M}){3})(?:(?=\p{sc=Zinh})\p{M})+/gu;
const marksOfNothing = /(^|\s)\p{M}+/gu;

const withoutStacks = (text: string) => text.replace(stackedMarks, '$1$2');

/**
 * Returns a text that is safe to show to others, in NFC: without invisible characters, such as the direction marks of a
 * pasted number, and with few marks per letter. A text without visible characters becomes empty.
 */
export const showableText = (text: string): string =>
  // Stacks are removed first, because normalising thousands of marks on one letter is slow.
  withoutStacks(
    withoutStacks(
      text
        .replace(allowed, '$1')
        .replace(/\u2800/g, ' ')
        .replace(/[\u2028\u2029]/g, '\n'),
    ).normalize(),
  ).replace(marksOfNothing, '$1');

/** Returns the text on a single line, trimmed and with single spaces. */
export const showableLine = (text: string): string => showableText(text).replace(/\s+/g, ' ').trim();
