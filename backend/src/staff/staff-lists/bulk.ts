import { z } from '@hono/zod-openapi';
import { lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidAt } from '../../platform/core/refusals';

/** The most records that one request changes. */
export const bulkMost = 10_000;
/** The most records that a request names by id; for more it names a filter. */
const namedMost = 1_000;
/** The most refusals that an answer explains. */
const refusalsShown = 50;

/** Selects records of a list: by ids, or all that match a filter and existed when the list was read. */
export const bulkSelection = <Filter extends z.ZodRawShape>(filter: z.ZodObject<Filter>) =>
  z.union([
    z.object({
      ids: z
        .array(z.uuid())
        .min(1)
        .max(namedMost, `At most ${namedMost.toLocaleString('en-GB')} are ticked one by one`),
    }),
    z.object({
      all: filter,
      until: z.iso
        .datetime()
        .optional()
        .openapi({ description: 'When the list was seen: what came in later is not meant' }),
    }),
  ]);

/** Whether a bulk request only counts. */
export const bulkDry = z
  .boolean()
  .default(false)
  .openapi({ description: 'Only counts what is asked for, and changes nothing' });

/** Where a bulk request in steps continues. */
export const bulkAfter = z
  .uuid()
  .optional()
  .openapi({ description: '`next` of the step before: what comes after it is meant' });

export const bulkResult = z
  .object({
    at: z.iso.datetime().openapi({ description: 'When it was asked for: `until` of what follows a dry one' }),
    selected: z.int().openapi({ description: 'How many records the selection has' }),
    changed: z.int(),
    unchanged: z.int().openapi({ description: 'How many were so already' }),
    refused: z.int().openapi({ description: 'How many could not be changed' }),
    reasons: z
      .array(z.object({ id: z.uuid(), reason: z.string() }))
      .openapi({ description: `Why, of the first ${refusalsShown}` }),
    next: z.uuid().optional().openapi({ description: 'Where to go on, when this was one step of several' }),
  })
  .openapi('BulkResult');

export type BulkResult = z.infer<typeof bulkResult>;

/** A record that was not changed, and why. */
export interface Refused {
  id: string;
  reason: string;
}

/** Returns the answer to a bulk request. */
export const resultOf = (found: {
  at: Date;
  selected: number;
  changed: number;
  unchanged: number;
  refused: readonly Refused[];
  next?: string | undefined;
}): BulkResult => ({
  ...found,
  at: found.at.toISOString(),
  refused: found.refused.length,
  reasons: found.refused.slice(0, refusalsShown),
});

/** Returns the named records that do not exist, such as ones that a colleague has erased. */
export function goneOf(selection: { ids: readonly string[] } | object, found: readonly string[]): Refused[] {
  if (!('ids' in selection)) return [];
  const there = new Set(found);
  return selection.ids
    .filter((id) => !there.has(id))
    .map((id) => ({ id, reason: 'It is not there any more.' }));
}

/** @throws ServiceError `validation_failed` at `selection` when there are too many */
export function refuseTooMany(count: number): void {
  if (count > bulkMost)
    throw invalidAt(
      'selection',
      `At most ${bulkMost.toLocaleString('en-GB')} are changed at once. Narrow the list first.`,
    );
}

/** Records per statement. */
const namedAtOnce = 1_000;

interface FoundRecords {
  at: Date;
  selection: { ids: readonly string[] } | object;
  /** Only counts. */
  dry: boolean;
  /** The ids of the selected records; one more than the limit if there are too many. */
  found: readonly string[];
  /** Those of them that must not change, and why. */
  staying?: readonly Refused[];
}

/**
 * Changes many records in batches.
 * @param change changes one batch and returns how many of it have changed; the others were unchanged
 * @throws ServiceError `validation_failed` at `selection` when there are too many
 */
export async function changeFound(
  { at, selection, dry, found, staying = [] }: FoundRecords,
  change: (ids: string[]) => Promise<number>,
): Promise<BulkResult> {
  refuseTooMany(found.length);
  const gone = goneOf(selection, found);
  const selected = found.length + gone.length;
  const refused = [...gone, ...staying];
  if (dry) return resultOf({ at, selected, changed: 0, unchanged: 0, refused });
  const unchangeable = new Set(staying.map(({ id }) => id));
  const ids = found.filter((id) => !unchangeable.has(id));
  let changed = 0;
  for (let from = 0; from < ids.length; from += namedAtOnce)
    changed += await change(ids.slice(from, from + namedAtOnce));
  return resultOf({ at, selected, changed, unchanged: ids.length - changed, refused });
}

/** Matches records that existed when a list was read. @param until now by default */
export const receivedUntil = (column: PgColumn, until: string | undefined, now: Date): SQL =>
  lte(column, until === undefined ? now : new Date(until));
