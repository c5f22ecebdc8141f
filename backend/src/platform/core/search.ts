import { foldText } from '@school/shared/format';
import { phone } from '@school/shared/schemas/common';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { fullNumber } from './numberedAs';

/** Further words of a search are ignored. */
const wordsMax = 10;

/** Builds the condition that a text contains the search, in any way of writing it. */
export type FoundIn = (text: SQLWrapper) => SQL | undefined;

/**
 * Builds the condition that each word of a search is found, regardless of accents, quotation marks and dashes
 * (`foldText`). The parts of a telephone number count as one word.
 * @param matches builds the condition for one word, which it gets without accents
 */
export function everyWord(
  search: string,
  matches: (foundIn: FoundIn, word: string) => SQL | undefined,
): SQL | undefined {
  return and(
    ...termsOf(search).map((words) => {
      const ways = waysOf(words);
      return matches(
        (text) => or(...ways.map((way) => and(...way.map((part) => contains(text, part))))),
        words.join(' '),
      );
    }),
  );
}

/** Builds the condition that each word of a search is found in one of these columns. */
export const everyWordIn = (search: string, columns: readonly SQLWrapper[]): SQL | undefined =>
  everyWord(search, (foundIn) => foundIn(textOf(columns)));

/** Returns these columns as one text. An index of a list must use exactly this expression (baseline migration). */
export function textOf(columns: readonly SQLWrapper[]): SQL<string> {
  const texts = columns.map((column) => sql`coalesce(${column}, '')`);
  return sql<string>`(${sql.join(texts, sql` || ' ' || `)})`;
}

const contains = (text: SQLWrapper, part: string): SQL =>
  sql`fold_text(${text}) ilike ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

const ofNumber = /^[\d+()./-]*\d[\d+()./-]*$/;

/** Splits a search into words; adjacent groups of digits form one term. */
function termsOf(search: string): string[][] {
  // Control characters are never searched for, and the database refuses NUL.
  const words = foldText(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, wordsMax);
  const terms: string[][] = [];
  for (const word of words) {
    const before = terms.at(-1);
    if (before?.[0] && ofNumber.test(before[0]) && ofNumber.test(word)) before.push(word);
    else terms.push([word]);
  }
  return terms;
}

/** Returns the ways to write a term, each as parts that must all be found. */
function waysOf(words: readonly string[]): readonly (readonly string[])[] {
  const typed = words.join(' ');
  const full = fullNumber(typed);
  return [
    words,
    ...(full && full !== typed.toUpperCase() ? [[full]] : []),
    ...phonesOf(typed).map((number) => [number]),
  ];
}

/** Returns the stored forms of a telephone number that is typed like this, whole or in part. */
function phonesOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < 3 || digits.length > 15 || !ofNumber.test(typed.replaceAll(' ', ''))) return [];
  const ways = new Set([phone.safeParse(typed).data, digits.length >= 6 ? digits : undefined]);
  const [, zeros = '', own = ''] = /^(0*)(\d*)$/.exec(digits) ?? [];
  // The zero before a national number stands for the country code, Ghana's while few digits are typed.
  if (zeros && own.length >= 6) ways.add(own);
  else if (zeros === '0' && own.length >= 2) ways.add(`+233${own}`);
  ways.delete(typed);
  return [...ways].filter((way) => way !== undefined);
}
