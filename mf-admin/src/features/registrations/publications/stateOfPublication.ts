import { formatDateTime } from '@school/shared/format';
import type { StatusKind } from '@school/shared/staff/ui';
import type { PlannedPublication, PublishedGroup } from '../api';

/** Describes the state of a publication. */
export function stateOfPublication({
  publishAt,
  publishedAt,
}: Pick<PlannedPublication, 'publishAt' | 'publishedAt'>): readonly [StatusKind, string] {
  if (publishedAt) return ['done', `Published since ${formatDateTime(publishedAt)} UTC`];
  if (publishAt) return ['progress', `Scheduled for ${formatDateTime(publishAt)} UTC`];
  return ['withdrawn', 'Not published'];
}

const countNamed = (groups: readonly PublishedGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** Formats 'No entries named', '1 entry named', '12 entries named'. */
export function groupNames(groups: readonly PublishedGroup[]): string {
  const count = countNamed(groups);
  if (count === 0) return 'No entries named';
  return count === 1 ? '1 entry named' : `${count} entries named`;
}

/** Returns whether the publication differs from its current preview. */
export const isOutdated = (
  { publishAt, groups }: Pick<PlannedPublication, 'publishAt' | 'groups'>,
  now: readonly PublishedGroup[],
): boolean => publishAt !== null && linesOf(groups).join() !== linesOf(now).join();

/** Serializes groups for comparison, because stored fields have another order. */
const linesOf = (groups: readonly PublishedGroup[]): string[] =>
  groups.flatMap(({ instrument, band, entries }) =>
    entries.map(({ number, name, place, pieces: { A, B } }) =>
      JSON.stringify([instrument, band, number, name, place, A.title, A.composer, B.title, B.composer]),
    ),
  );
