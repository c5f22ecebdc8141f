import type { CompetitionRound } from '../../../kit/competition/api';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import type { CompetitionCertificate } from './api';

interface Wanted {
  readonly round?: CompetitionRound;
  /** Instrument and band in words; empty for all. */
  readonly part?: string;
  readonly placedOnly?: boolean;
}

/** The certificates that are printed. */
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

/** Entries by the day of their auditions, in their order; without a slot they come under no day. */
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
