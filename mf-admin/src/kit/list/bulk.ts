import type { ListAsked } from './address';
import type { Chosen } from './useSelection';

/** What the API says of a change of many. */
export interface BulkResult {
  readonly at: string;
  readonly asked: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly reasons: readonly { readonly id: string; readonly reason: string }[];
  /** Where to go on, when this was one step of several. */
  readonly next?: string | undefined;
}

/** Which rows a change of many is asked for, as the API takes it. */
export type BulkSelection = { ids: string[] } | { all: Record<string, string>; until?: string };

/** One thing that can be done with many rows at once. */
interface BulkOption {
  readonly value: string;
  readonly label: string;
  /** What has become of a row then, such as 'sent again'; 'changed' unless told. */
  readonly done?: string;
  /** What is to be known before it is done. */
  readonly about?: string;
}

/** What can be done with many rows at once. */
export interface BulkActions {
  readonly options: readonly BulkOption[];
  readonly send: (wish: BulkWish) => Promise<BulkResult>;
}

interface BulkWish {
  readonly value: string;
  readonly selection: BulkSelection;
  /** Only counts. */
  readonly dry: boolean;
  /** Where the step before has ended. */
  readonly after?: string;
}

/** All that the list is narrowed to. */
export const allOf = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>, until?: string) => ({
  all: { ...(search && { search }), ...filters },
  ...(until && { until }),
});

export const selectionOf = (chosen: Chosen, asked: Pick<ListAsked, 'search' | 'filters'>): BulkSelection =>
  chosen.all ? allOf(asked, chosen.all.until) : { ids: [...chosen.keys] };

/** What became of a change of many, and why it stopped when it did not come to its end. */
export interface BulkOutcome {
  readonly result: BulkResult;
  readonly error?: unknown;
}

/**
 * Changes many, in as many steps as the API takes for it.
 * @param onStep is told after each step what has become of them so far
 * @throws what the first step was refused with: nothing was changed then
 */
export async function sendAll(
  send: BulkActions['send'],
  wish: Omit<BulkWish, 'dry' | 'after'>,
  onStep: (soFar: BulkResult) => void,
): Promise<BulkOutcome> {
  let result = await send({ ...wish, dry: false });
  try {
    while (result.next) {
      onStep(result);
      result = sumOf(result, await send({ ...wish, dry: false, after: result.next }));
    }
  } catch (error) {
    return { result, error };
  }
  return { result };
}

const sumOf = (one: BulkResult, other: BulkResult): BulkResult => ({
  at: one.at,
  asked: one.asked + other.asked,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
  reasons: [...one.reasons, ...other.reasons],
  next: other.next,
});

const many = (count: number) => count.toLocaleString('en-GB');

/** What became of a change of many, in one sentence; the reasons are told by themselves. */
export function resultText({ changed, unchanged, refused }: BulkResult, done = 'changed'): string {
  const parts = [
    `${many(changed)} ${done}`,
    unchanged > 0 && `${many(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already`,
    refused > 0 && `${many(refused)} could not be ${done}`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
}

/** The reasons, each once with how many it is of. */
export function reasonsOf({ reasons }: Pick<BulkResult, 'reasons'>): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
