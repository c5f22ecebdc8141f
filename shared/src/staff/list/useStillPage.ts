import { useState } from 'react';

interface Page<Row> {
  readonly rows: readonly Row[];
}

/** A page whose rows stay in place while new ones arrive. */
export interface StillPage<P> {
  readonly page: P | undefined;
  /** How many new rows are not shown yet. */
  readonly news: number;
  /** Shows them. */
  readonly show: () => void;
}

/**
 * Keeps the rows of a page in place: a later answer to the same query updates the shown rows, and new rows
 * above them are only counted until the user asks for them.
 * @param answer the last one, to whatever query
 * @param current the answer to this query, once it has arrived
 * @param query another query is shown as soon as it is answered
 * @param own keys of rows that this user has made: they are shown at once
 */
export function useStillPage<Row, P extends Page<Row>>(
  answer: P | undefined,
  current: P | undefined,
  query: string,
  rowKey: (row: Row) => string,
  own: readonly string[] = [],
): StillPage<P> {
  const [shown, setShown] = useState<{ query: string; answer: P; keys: readonly string[] }>();
  const take = (taken: P, rows: readonly Row[]) => setShown({ query, answer: taken, keys: rows.map(rowKey) });

  if (!answer || answer !== current) return { page: answer, news: 0, show: () => undefined };
  const before = shown?.query === query ? shown : undefined;
  const isOwnNew = answer.rows.map(rowKey).some((key) => own.includes(key) && !before?.keys.includes(key));
  if (!before || isOwnNew) {
    take(answer, answer.rows);
    return { page: answer, news: 0, show: () => undefined };
  }
  const { rows, news } = stillRows(before, answer, rowKey);
  if (before.answer !== answer && news === 0) take(answer, rows);
  return { page: { ...answer, rows }, news, show: () => take(answer, answer.rows) };
}

interface Shown<Row> {
  readonly answer: Page<Row>;
  readonly keys: readonly string[];
}

/** The rows of a later answer without the new ones among those that are shown. */
export function stillRows<Row>(
  { answer: before, keys }: Shown<Row>,
  { rows }: Page<Row>,
  rowKey: (row: Row) => string,
): { rows: readonly Row[]; news: number } {
  const shown = new Set(keys);
  const isShown = (row: Row) => shown.has(rowKey(row));
  const lastShown = rows.map(isShown).lastIndexOf(true);
  // None of the visible rows is left.
  if (before.rows === rows || lastShown < 0) return { rows, news: 0 };
  const there = rows.filter((row, nth) => nth > lastShown || isShown(row));
  const news = rows.length - there.length;
  if (news === 0) return { rows, news };
  // Rows that new ones pushed to the next page stay visible.
  const keysThere = new Set(there.map(rowKey));
  const pushedOff = before.rows.filter((row) => isShown(row) && !keysThere.has(rowKey(row)));
  return { rows: [...there, ...pushedOff.slice(-news)], news };
}
