import type { SuiteResult } from './result';

/** How many seconds each suite may take on an idle machine with two cores. */
export interface Budgets {
  /** The whole test command. */
  readonly all: number;
  /** The verification of one app. */
  readonly app: number;
  readonly suites: Readonly<Record<string, number>>;
  /** The browser tests of each app: the total seconds of its tests. */
  readonly browser: Readonly<Record<string, number>>;
}

/** The result of a run of the test command. */
interface Run {
  readonly results: readonly SuiteResult[];
  /** Total time; parallel suites add nothing. */
  readonly seconds: number;
  /** The only verified package, if not everything. */
  readonly selection: string | undefined;
}

interface Row {
  readonly name: string;
  readonly seconds: number;
  readonly budget: number | undefined;
}

/**
 * Returns a printable table of durations and budgets. Exceeded budgets are marked but do not fail, because a busy
 * machine takes longer.
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

/** Budgets of suites apply to a whole run; a run of one app has budgets for its browser tests and its total. */
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
