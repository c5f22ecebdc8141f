import { foldText } from '@school/shared/format';
import { phone } from '@school/shared/schemas/common';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { fullNumber } from './numberedAs';

/** So many words of a search count. */
const wordsMax = 10;

/** Whether a text holds what is searched for, in any of the ways in which it may be written. */
export type FoundIn = (text: SQLWrapper) => SQL | undefined;

/**
 * Each word of a search has to be found somewhere, whatever its accents, quotation marks and dashes (`foldText`); the parts of a
 * telephone number count as one word.
 * @param matches says where a word may be, which is handed on without accents too
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

/** Each word of a search has to be found in one of these columns. */
export const everyWordIn = (search: string, columns: readonly SQLWrapper[]): SQL | undefined =>
  everyWord(search, (foundIn) => foundIn(textOf(columns)));

/**
 * What stands in these columns as one text. Where a list has an index of it, the index is of this very expression
 * (baseline migration).
 */
export function textOf(columns: readonly SQLWrapper[]): SQL<string> {
  const texts = columns.map((column) => sql`coalesce(${column}, '')`);
  return sql<string>`(${sql.join(texts, sql` || ' ' || `)})`;
}

const contains = (text: SQLWrapper, part: string): SQL =>
  sql`fold_text(${text}) ilike ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

const ofNumber = /^[\d+()./-]*\d[\d+()./-]*$/;

/** The words of a search; figures that stand beside one another are together. */
function termsOf(search: string): string[][] {
  // A control character is never what somebody looks for, and one of them the database refuses.
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

/** The ways in which a term may be written, each of parts that have to be found. */
function waysOf(words: readonly string[]): readonly (readonly string[])[] {
  const typed = words.join(' ');
  const full = fullNumber(typed);
  return [
    words,
    ...(full && full !== typed.toUpperCase() ? [[full]] : []),
    ...phonesOf(typed).map((number) => [number]),
  ];
}

/** How a telephone number is stored that is typed like this, whole or in part. */
function phonesOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < 3 || digits.length > 15 || !ofNumber.test(typed.replaceAll(' ', ''))) return [];
  const ways = new Set([phone.safeParse(typed).data, digits.length >= 6 ? digits : undefined]);
  const [, zeros = '', own = ''] = /^(0*)(\d*)$/.exec(digits) ?? [];
  // The zero before a number of the own country stands for that country, the own one while few figures are typed.
  if (zeros && own.length >= 6) ways.add(own);
  else if (zeros === '0' && own.length >= 2) ways.add(`+233${own}`);
  ways.delete(typed);
  return [...ways].filter((way) => way !== undefined);
}
