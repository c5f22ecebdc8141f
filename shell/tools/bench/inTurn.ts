/** A site to measure, with its name in the table. */
export interface Contestant {
  readonly name: string;
  readonly origin: string;
}

/**
 * Measures two contestants alternately, so that other load affects both. The first visit of each warms up the server
 * and does not count.
 */
export async function inTurn<Figures>(
  contestants: readonly [Contestant, Contestant],
  runs: number,
  measure: (contestant: Contestant) => Promise<Figures>,
): Promise<readonly [Figures[], Figures[]]> {
  const figures: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run <= runs; run++) {
    for (const [index, contestant] of contestants.entries()) {
      const measured = await measure(contestant);
      if (run > 0) figures[index]?.push(measured);
    }
  }
  return figures;
}
