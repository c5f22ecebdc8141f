import type { CompetitionRound } from '../../../kit/competition/api';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import type { CompetitionCertificate } from './api';

interface Wanted {
  readonly round?: CompetitionRound;
  /** Instrument and band as text; empty for all. */
  readonly part?: string;
  readonly placedOnly?: boolean;
}

export const certificatesOf = (
  all: readonly CompetitionCertificate[],
  { round, part = '', placedOnly = false }: Wanted,
): CompetitionCertificate[] =>
  all.filter(
    (one) =>
      (round === undefined || one.round === round) &&
      (part === '' || partOf(one) === part) &&
      (!placedOnly || one.place !== null),
  );

/** Groups entries by audition day, in their order; those without a time have no day. */
export function groupBySlotDay<Entry extends { readonly slot: string | null }>(
  entries: readonly Entry[],
): (readonly [day: string, entries: Entry[]])[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.slot ? timeOfSlot(entry.slot).day : '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
