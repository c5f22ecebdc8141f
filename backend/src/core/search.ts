import { and, ilike, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** So many words of a search count. */
const wordsMax = 10;

/**
 * Each word of a search has to be found somewhere; what is typed is looked for as it is.
 * @param matches says where a word may be; the pattern holds it anywhere, in any case
 */
export function everyWord(
  search: string,
  matches: (pattern: string, word: string) => SQL | undefined,
): SQL | undefined {
  // A control character is never what somebody looks for, and one of them the database refuses.
  const words = search
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, wordsMax);
  return and(...words.map((word) => matches(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, word)));
}

/** Each word of a search has to be found in one of these columns. */
export const everyWordIn = (search: string, columns: readonly Column[]): SQL | undefined =>
  everyWord(search, (pattern) => ilike(textOf(columns), pattern));

/**
 * What stands in these columns as one text. Where a list has an index of it, the index is of this very expression
 * (migration `list_search`).
 */
export function textOf(columns: readonly Column[]): SQL<string> {
  const texts = columns.map((column) => sql`coalesce(${column}, '')`);
  return sql<string>`(${sql.join(texts, sql` || ' ' || `)})`;
}

type Column = Extract<Parameters<typeof ilike>[0], SQLWrapper>;
