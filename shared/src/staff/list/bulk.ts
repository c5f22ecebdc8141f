import type { ListQuery } from './address';
import type { Chosen } from './useSelection';

/** The API's result of a bulk action. */
export interface BulkResult {
  readonly at: string;
  readonly selected: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly reasons: readonly { readonly id: string; readonly reason: string }[];
  /** Where the next step starts, when this was one of several. */
  readonly next?: string | undefined;
}

/** The rows of a bulk action, as the API takes them. */
export type BulkSelection = { ids: string[] } | { all: Record<string, string>; until?: string };

/** One bulk action. */
interface BulkOption {
  readonly value: string;
  readonly label: string;
  /** Past participle, such as 'resent'; 'changed' by default. */
  readonly done?: string;
  /** Shown in the question before it runs. */
  readonly about?: string;
}

/** The bulk actions of a list. */
export interface BulkActions {
  readonly options: readonly BulkOption[];
  readonly send: (request: BulkRequest) => Promise<BulkResult>;
}

interface BulkRequest {
  readonly value: string;
  readonly selection: BulkSelection;
  /** Counts the rows without a change. */
  readonly dry: boolean;
  /** Where the previous step ended. */
  readonly after?: string;
}

/** All rows that match the query. */
export const allOf = ({ search, filters }: Pick<ListQuery, 'search' | 'filters'>, until?: string) => ({
  all: { ...(search && { search }), ...filters },
  ...(until && { until }),
});

export const selectionOf = (chosen: Chosen, query: Pick<ListQuery, 'search' | 'filters'>): BulkSelection =>
  chosen.all ? allOf(query, chosen.all.until) : { ids: [...chosen.keys] };

/** The result of a bulk action, and the error that stopped it, if any. */
export interface BulkOutcome {
  readonly result: BulkResult;
  readonly error?: unknown;
}

/**
 * Runs a bulk action in as many steps as the API needs.
 * @param onStep receives the result so far after each step
 * @throws the refusal of the first step: nothing was changed then
 */
export async function sendAll(
  send: BulkActions['send'],
  request: Omit<BulkRequest, 'dry' | 'after'>,
  onStep: (soFar: BulkResult) => void,
): Promise<BulkOutcome> {
  let result = await send({ ...request, dry: false });
  try {
    while (result.next) {
      onStep(result);
      result = sumOf(result, await send({ ...request, dry: false, after: result.next }));
    }
  } catch (error) {
    return { result, error };
  }
  return { result };
}

const sumOf = (one: BulkResult, other: BulkResult): BulkResult => ({
  at: one.at,
  selected: one.selected + other.selected,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
  reasons: [...one.reasons, ...other.reasons],
  next: other.next,
});

const many = (count: number) => count.toLocaleString('en-GB');

/** The result in one sentence, without the reasons. */
export function resultText({ changed, unchanged, refused }: BulkResult, done = 'changed'): string {
  const parts = [
    `${many(changed)} ${done}`,
    unchanged > 0 && `${many(unchanged)} ${unchanged === 1 ? 'was' : 'were'} unchanged`,
    refused > 0 && `${many(refused)} could not be ${done}`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
}

/** The reasons, each once with its count. */
export function reasonsOf({ reasons }: Pick<BulkResult, 'reasons'>): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
