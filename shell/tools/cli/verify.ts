import { mkdirSync, rmSync } from 'node:fs';
import { budgetTable } from '../verify/budgets';
import budgets from '../verify/budgets.json';
import { readSelection } from '../verify/selection';
import { runSuites } from '../verify/runSuites';
import { REPORTS, suitesOf, sum } from '../verify/suites';
import { command } from './command';

// npm test: runs everything that CI checks; with the name of a package, what its team needs. Each suite runs, even
// after failures.
await command(async () => {
  const selection = readSelection(process.argv.slice(2));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const started = Date.now();
  const results = await runSuites(suitesOf(selection));
  const seconds = (Date.now() - started) / 1000;
  console.log(`\n── seconds\n${budgetTable({ results, seconds, selection }, budgets)}`);
  const { passed, failed, remarks = [] } = sum(results);
  process.exitCode = failed === 0 ? 0 : 1;
  // Repeated at the end, where they are easy to find.
  if (remarks.length > 0) console.log(`\n── failed or flaky\n${remarks.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
});
