import { mkdirSync, rmSync } from 'node:fs';
import { budgetTable } from '../verify/budgets';
import budgets from '../verify/budgets.json';
import type { SuiteResult } from '../verify/result';
import { readSelection } from '../verify/selection';
import { REPORTS, suitesOf, sum, type Suite } from '../verify/suites';
import { command } from './command';

// npm test: everything that CI checks; with the name of a package, all that its team needs. Each suite runs, whatever
// the ones before it said.
await command(async () => {
  const selection = readSelection(process.argv.slice(2));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results = suitesOf(selection).map(resultOf);
  console.log(`\n── seconds\n${budgetTable(results, budgets, selection)}`);
  const { passed, failed } = sum(results);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});

function resultOf({ name, run }: Suite): SuiteResult {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const outcome = run();
  const seconds = (Date.now() - started) / 1000;
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${Math.round(seconds)} s`);
  return { name, seconds, ...outcome };
}
