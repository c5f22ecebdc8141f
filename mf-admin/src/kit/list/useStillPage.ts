import { useState } from 'react';

interface Page<Row> {
  readonly rows: readonly Row[];
}

/** A page that keeps still while somebody reads it. */
export interface StillPage<P> {
  readonly page: P | undefined;
  /** How many rows have come in above those that are shown. */
  readonly news: number;
  /** Shows them. */
  readonly show: () => void;
}

/**
 * What of an answer is shown: at first all of it; of a later one for the same question, what became of the rows that stand
 * there. What has come in above them is counted, and shown when it is asked for.
 * @param answer the last one, whatever was asked for
 * @param current the one to this question, once it is there
 * @param question what is asked for: another one is shown as soon as it is answered
 * @param own keys of rows that were made beside the list: a person who makes one sees it, and what came with it, at once
 */
export function useStillPage<Row, P extends Page<Row>>(
  answer: P | undefined,
  current: P | undefined,
  question: string,
  rowKey: (row: Row) => string,
  own: readonly string[] = [],
): StillPage<P> {
  const [shown, setShown] = useState<{ question: string; answer: P; keys: readonly string[] }>();
  const take = (taken: P, rows: readonly Row[]) =>
    setShown({ question, answer: taken, keys: rows.map(rowKey) });

  if (!answer || answer !== current) return { page: answer, news: 0, show: () => undefined };
  const known = shown?.question === question ? shown : undefined;
  const isOwnNew = answer.rows.map(rowKey).some((key) => own.includes(key) && !known?.keys.includes(key));
  if (!known || isOwnNew) {
    take(answer, answer.rows);
    return { page: answer, news: 0, show: () => undefined };
  }
  const { rows, news } = stillRows(known, answer, rowKey);
  if (known.answer !== answer && news === 0) take(answer, rows);
  return { page: { ...answer, rows }, news, show: () => take(answer, answer.rows) };
}

interface Known<Row> {
  readonly answer: Page<Row>;
  readonly keys: readonly string[];
}

/** The rows of a later answer without those that came in among the ones that are known. */
export function stillRows<Row>(
  { answer: before, keys }: Known<Row>,
  { rows }: Page<Row>,
  rowKey: (row: Row) => string,
): { rows: readonly Row[]; news: number } {
  const known = new Set(keys);
  const isKnown = (row: Row) => known.has(rowKey(row));
  const lastKnown = rows.map(isKnown).lastIndexOf(true);
  // Nothing of what was shown is left: there is nothing that could keep still.
  if (before.rows === rows || lastKnown < 0) return { rows, news: 0 };
  const there = rows.filter((row, nth) => nth > lastKnown || isKnown(row));
  const news = rows.length - there.length;
  if (news === 0) return { rows, news };
  // The rows that the new ones have pushed off the page stay where they were.
  const keysThere = new Set(there.map(rowKey));
  const pushedOff = before.rows.filter((row) => isKnown(row) && !keysThere.has(rowKey(row)));
  return { rows: [...there, ...pushedOff.slice(-news)], news };
}
