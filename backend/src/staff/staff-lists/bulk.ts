import { z } from '@hono/zod-openapi';
import { lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidAt } from '../../platform/core/refusals';

/** So many records are changed by one request. */
export const bulkMost = 10_000;
/** So many are named one by one; more are asked for by what they have in common. */
const namedMost = 1_000;
/** So many refusals are told one by one. */
const refusalsShown = 50;

/** Which records of a list are meant: some by their keys, or all that fit and had come in when the list was seen. */
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

/** What a request for many says beside what it changes. */
export const bulkDry = z
  .boolean()
  .default(false)
  .openapi({ description: 'Only counts what is asked for, and changes nothing' });

/** Where a request goes on that is taken in steps. */
export const bulkAfter = z
  .uuid()
  .optional()
  .openapi({ description: '`next` of the step before: what comes after it is meant' });

export const bulkResult = z
  .object({
    at: z.iso.datetime().openapi({ description: 'When it was asked for: `until` of what follows a dry one' }),
    asked: z.int().openapi({ description: 'How many are meant' }),
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

/** A record that could not be changed. */
export interface Refused {
  id: string;
  reason: string;
}

/** What became of a request for many. */
export const resultOf = (found: {
  at: Date;
  asked: number;
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

/** Those that were named and are not there, such as when a colleague has erased them. */
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

/** As many records as one statement names. */
const namedAtOnce = 1_000;

interface FoundRecords {
  at: Date;
  selection: { ids: readonly string[] } | object;
  /** Only counts. */
  dry: boolean;
  /** The ids of those that are meant and there: one more than may be changed, if there are more. */
  found: readonly string[];
  /** Those of them that stay as they are, and why. */
  staying?: readonly Refused[];
}

/**
 * Changes many records that were found, as many at once as one statement names.
 * @param change gives how many of some it has changed; the others were so already
 * @throws ServiceError `validation_failed` at `selection` when there are too many
 */
export async function changeFound(
  { at, selection, dry, found, staying = [] }: FoundRecords,
  change: (ids: string[]) => Promise<number>,
): Promise<BulkResult> {
  refuseTooMany(found.length);
  const gone = goneOf(selection, found);
  const asked = found.length + gone.length;
  const refused = [...gone, ...staying];
  if (dry) return resultOf({ at, asked, changed: 0, unchanged: 0, refused });
  const kept = new Set(staying.map(({ id }) => id));
  const ids = found.filter((id) => !kept.has(id));
  let changed = 0;
  for (let from = 0; from < ids.length; from += namedAtOnce)
    changed += await change(ids.slice(from, from + namedAtOnce));
  return resultOf({ at, asked, changed, unchanged: ids.length - changed, refused });
}

/** What had come in when a list was seen. @param until now, where nothing is said */
export const receivedUntil = (column: PgColumn, until: string | undefined, now: Date): SQL =>
  lte(column, until === undefined ? now : new Date(until));
