import type { CompetitionRound } from '../../../kit/competition/api';
import { partOf } from '../../../kit/competition/format';
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
