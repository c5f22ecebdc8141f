import { formatDateTime } from '@school/shared/format';
import type { StatusKind } from '../../../kit/ui/Status';
import type { PlannedPublication, PublishedGroup } from '../api';

/** How it is with a publication, in words. */
export function stateOfPublication({
  publishAt,
  publishedAt,
}: Pick<PlannedPublication, 'publishAt' | 'publishedAt'>): readonly [StatusKind, string] {
  if (publishedAt) return ['done', `Published since ${formatDateTime(publishedAt)} UTC`];
  if (publishAt) return ['progress', `Scheduled for ${formatDateTime(publishAt)} UTC`];
  return ['withdrawn', 'Not published'];
}

/** How many entries are named. */
const countNamed = (groups: readonly PublishedGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** 'Nobody is named', '1 entry is named', '12 entries are named'. */
export function groupNames(groups: readonly PublishedGroup[]): string {
  const count = countNamed(groups);
  if (count === 0) return 'No entries named';
  return count === 1 ? '1 entry named' : `${count} entries named`;
}

/** Whether what is published, or planned, says something else than it would now. */
export const isOutdated = (
  { publishAt, groups }: Pick<PlannedPublication, 'publishAt' | 'groups'>,
  now: readonly PublishedGroup[],
): boolean => publishAt !== null && linesOf(groups).join() !== linesOf(now).join();

/** What is read of groups, in their order; the fields of what was stored come in another order than those of now. */
const linesOf = (groups: readonly PublishedGroup[]): string[] =>
  groups.flatMap(({ instrument, band, entries }) =>
    entries.map(({ number, name, place, pieces: { A, B } }) =>
      JSON.stringify([instrument, band, number, name, place, A.title, A.composer, B.title, B.composer]),
    ),
  );
