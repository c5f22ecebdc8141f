import { isAccepted, type AcceptedSurvivor, type Mutant } from './mutant';

/** A mutant with what the tests of its room made of it. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly isNoticed: boolean;
}

/** So many percent have to be noticed. */
export const GOAL = 95;

/** Describes one outcome: where it was, and the changed line where nobody noticed. */
export function outcomeText({ mutant, isNoticed }: Outcome): string {
  const { file, line, kind, from, to } = mutant;
  const head = `${isNoticed ? 'noticed ' : 'SURVIVED'} ${file}:${line} (${kind})`;
  return isNoticed ? head : `${head}\n  - ${from}\n  + ${to}`;
}

/** Sums outcomes up. Accepted survivors do not count. */
export function summaryOf(outcomes: readonly Outcome[], accepted: readonly AcceptedSurvivor[]) {
  const counted = outcomes.filter(({ mutant, isNoticed }) => isNoticed || !isAccepted(mutant, accepted));
  const survivors = counted.filter(({ isNoticed }) => !isNoticed);
  const percent = counted.length === 0 ? 100 : (1 - survivors.length / counted.length) * 100;
  const left = outcomes.length - counted.length;
  const text = [
    `${counted.length - survivors.length} of ${counted.length} mutations were noticed (${percent.toFixed(1)} %)` +
      (left > 0 ? `; ${left} more survived as accepted` : ''),
    ...survivors.map(outcomeText),
  ].join('\n');
  return { text, isGood: percent >= GOAL };
}
