import type { SaleFacts, TypeFacts } from '../sale/saleFacts';

/** The quantity of each ticket type, by ID. A table counts as one. */
export type Counts = Readonly<Record<string, number>>;

export interface ChosenLine {
  readonly type: TypeFacts;
  readonly count: number;
}

type Types = Pick<SaleFacts, 'types'>;
type Limits = Pick<SaleFacts, 'types' | 'maxPerOrder'>;

/** Returns the chosen tickets, in the order of the page. */
export const linesOf = ({ types }: Types, counts: Counts): readonly ChosenLine[] =>
  types.map((type) => ({ type, count: counts[type.id] ?? 0 })).filter(({ count }) => count > 0);

export const countOf = (sale: Types, counts: Counts): number =>
  sum(linesOf(sale, counts).map(({ count }) => count));

/** Returns the total in pesewas, before any discount. */
export const totalOf = (sale: Types, counts: Counts): number =>
  sum(linesOf(sale, counts).map(({ type, count }) => type.price * count));

/** Formats '2 × Regular, 1 × Student'. */
export const ticketsLabel = (lines: readonly { readonly name: string; readonly count: number }[]): string =>
  lines.map(({ name, count }) => `${count} × ${name}`).join(', ');

/** Returns the maximum quantity of a type, given the others. The API decides in the end. */
export function mostOf(sale: Limits, type: TypeFacts, counts: Counts): number {
  const own = counts[type.id] ?? 0;
  const others = countOf(sale, counts) - own;
  const limit = Math.max(sale.maxPerOrder, type.maxPerOrder ?? 0);
  return Math.max(0, Math.min(type.left ?? limit, type.maxPerOrder ?? limit, limit - others));
}

/** Reads a stored selection, empty when it is invalid. */
export function readCounts(kept: unknown): Counts {
  const whole = Object.entries<number>(Object(kept)).filter(
    ([, count]) => Number.isSafeInteger(count) && count > 0,
  );
  return Object.fromEntries(whole) as Counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
