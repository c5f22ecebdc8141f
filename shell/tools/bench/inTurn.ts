/** Something to measure, and what it is called in the table. */
export interface Contestant {
  readonly name: string;
  readonly origin: string;
}

/**
 * Measures two contestants in turn, so that what else the machine does hits both alike. The first visit of each warms
 * the server and does not count.
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
