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
}

/** Which rows a change of many is asked for, as the API takes it. */
export type BulkSelection = { ids: string[] } | { all: Record<string, string>; until?: string };

/** What can be done with many rows at once. */
export interface BulkActions {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** @param dry only counts */
  readonly send: (wish: { value: string; selection: BulkSelection; dry: boolean }) => Promise<BulkResult>;
}

/** All that the list is narrowed to. */
export const allOf = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>, until?: string) => ({
  all: { ...(search && { search }), ...filters },
  ...(until && { until }),
});

export const selectionOf = (chosen: Chosen, asked: Pick<ListAsked, 'search' | 'filters'>): BulkSelection =>
  chosen.all ? allOf(asked, chosen.all.until) : { ids: [...chosen.keys] };

const many = (count: number) => count.toLocaleString('en-GB');

/** What became of a change of many, in one sentence; the reasons are told by themselves. */
export function resultWords({ changed, unchanged, refused }: BulkResult): string {
  const parts = [
    `${many(changed)} changed`,
    unchanged > 0 && `${many(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already`,
    refused > 0 && `${many(refused)} could not be changed`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
}

/** The reasons, each once with how many it is of. */
export function reasonsOf({ reasons }: Pick<BulkResult, 'reasons'>): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
