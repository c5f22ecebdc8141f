import type { SuiteResult } from './result';

/** How many seconds each suite may take on a quiet machine of two cores. */
export interface Budgets {
  /** The whole test command. */
  readonly all: number;
  /** The verification of one app. */
  readonly app: number;
  readonly suites: Readonly<Record<string, number>>;
  /** The browser tests of each app: the seconds of its tests, one after the other. */
  readonly browser: Readonly<Record<string, number>>;
}

/** What a run of the test command came to. */
interface Run {
  readonly results: readonly SuiteResult[];
  /** From its beginning to its end; suites that run beside others take none of their own. */
  readonly seconds: number;
  /** The one package that was verified, if not everything. */
  readonly selection: string | undefined;
}

interface Row {
  readonly name: string;
  readonly seconds: number;
  readonly budget: number | undefined;
}

/**
 * The seconds of all that ran beside their budgets, as a table to print. What is over is marked, and is no failure: a
 * machine with others on it takes longer.
 */
export function budgetTable({ results, seconds, selection }: Run, budgets: Budgets): string {
  const rows = [
    ...results.flatMap((result) => rowsOf(result, budgets, selection)),
    {
      name: selection ? `all of ${selection}` : 'all',
      seconds,
      budget: selection ? budgets.app : budgets.all,
    },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map((row) => written(row, width)).join('\n');
}

/** The budgets of suites are those of a whole run; of one app's run, its browser tests and its whole have one. */
function rowsOf({ name, seconds, parts = [] }: SuiteResult, budgets: Budgets, selection?: string): Row[] {
  return [
    { name, seconds, budget: selection ? undefined : budgets.suites[name] },
    ...parts.map((part) => ({
      name: `${part.name} browser`,
      seconds: part.seconds,
      budget: budgets.browser[part.name],
    })),
  ];
}

function written({ name, seconds, budget }: Row, width: number): string {
  const taken = `${name.padEnd(width)} ${Math.round(seconds).toString().padStart(5)} s`;
  if (budget === undefined) return taken;
  return `${taken} of ${budget} s${seconds > budget ? '  OVER ITS BUDGET' : ''}`;
}
