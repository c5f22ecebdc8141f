import type { SuiteResult } from './result';
import type { Suite } from './suites';

/** Runs suites one after the other, even after failures. A suite that mostly waits runs in parallel. */
export async function runSuites(suites: readonly Suite[]): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const together of inTurns(suites)) results.push(...(await Promise.all(together.map(resultOf))));
  return results;
}

function inTurns(suites: readonly Suite[]): readonly (readonly Suite[])[] {
  const turns: Suite[][] = [];
  for (const suite of suites) {
    const turn = turns.at(-1);
    if (suite.beside && turn) turn.push(suite);
    else turns.push([suite]);
  }
  return turns;
}

async function resultOf({ name, run }: Suite): Promise<SuiteResult> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const outcome = await run();
  const seconds = (Date.now() - started) / 1000;
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${Math.round(seconds)} s`);
  return { name, seconds, ...outcome };
}
