import { evidenceOf, type Comparison } from './evidence';

/** Visits of one version of an app in one hour. */
export interface VersionHour {
  /** UTC, ISO 8601. */
  readonly hour: string;
  readonly version: string;
  /** Visits whose page appeared. */
  readonly shown: number;
  /** Visits whose page could not be shown. */
  readonly failed: number;
  /** Visits with an error in the app's code. */
  readonly errors: number;
  /** Times until the page appeared, by range: at most `upTo` ms, and more than the range before. */
  readonly loads: readonly { readonly upTo: number; readonly times: number }[];
}

/** A canary and the version that it is compared with. */
export interface Trial {
  readonly canary: string;
  readonly current: string;
  /** When the canary began (UTC, ISO 8601). */
  readonly since: string;
}

/**
 * The probability that a canary which is as good as the current version is ever ended. It is divided equally between
 * the measures.
 */
export const ERROR_RATE = 0.01;
/** A load is slow when it takes longer than this share of the current version's loads in earlier hours. */
const SLOW_FROM = 0.75;
/** Fewer loads say nothing about what is usual. */
const LOADS_FOR_RANGE = 50;

const HOUR_MS = 60 * 60_000;

/**
 * Decides whether a canary has to end, from the hours since it began.
 * @returns the reason, in one line; undefined while nothing speaks against it
 */
export function judgeCanary(hours: readonly VersionHour[], trial: Trial): string | undefined {
  const began = Math.floor(Date.parse(trial.since) / HOUR_MS) * HOUR_MS;
  const past = hours.filter(({ hour }) => Date.parse(hour) >= began);
  const names = [...new Set(past.map(({ hour }) => hour))];
  const series = names.map((hour) => {
    const of = (version: string) =>
      sumOf(past.filter((each) => each.hour === hour && each.version === version));
    // The limit must not depend on the hour that it is applied to.
    const before = hours.filter((each) => each.version === trial.current && each.hour < hour);
    return { canary: of(trial.canary), current: of(trial.current), limit: slowLimit(before) };
  });
  const measures = [
    { what: 'failures', rows: series.map(({ canary, current }) => failuresOf(canary, current)) },
    {
      what: 'slow loads',
      rows: series.flatMap(({ canary, current, limit }) =>
        limit === undefined ? [] : [slowLoadsOf(canary, current, limit)],
      ),
    },
  ];
  for (const { what, rows } of measures) {
    if (evidenceOf(rows) < measures.length / ERROR_RATE) continue;
    const [canary, current] = [shareOf(rows, 'canary'), shareOf(rows, 'current')];
    return `${what}: ${canary} of the visits with the canary, ${current} of those with the current version`;
  }
  return undefined;
}

type Counts = Omit<VersionHour, 'hour' | 'version'>;

/** Sums rows of one version: an hour has several when the version was current as well as a canary. */
function sumOf(rows: readonly VersionHour[]): Counts {
  const sum = (count: 'shown' | 'failed' | 'errors') => rows.reduce((total, row) => total + row[count], 0);
  return {
    shown: sum('shown'),
    failed: sum('failed'),
    errors: sum('errors'),
    loads: rows.flatMap(({ loads }) => loads),
  };
}

/** A visit can fail and have an error as well, but counts once. */
function failuresOf(canary: Counts, current: Counts): Comparison {
  const visits = ({ shown, failed }: Counts) => shown + failed;
  const events = (hour: Counts) => Math.min(visits(hour), hour.failed + hour.errors);
  return {
    canary: events(canary),
    current: events(current),
    canaryVisits: visits(canary),
    currentVisits: visits(current),
  };
}

function slowLoadsOf(canary: Counts, current: Counts, limit: number): Comparison {
  const sum = ({ loads }: Counts, from: number) =>
    loads.filter(({ upTo }) => upTo > from).reduce((total, { times }) => total + times, 0);
  return {
    canary: sum(canary, limit),
    current: sum(current, limit),
    canaryVisits: sum(canary, -1),
    currentVisits: sum(current, -1),
  };
}

/** Returns the end of the range that most loads do not exceed, or undefined for too few loads. */
function slowLimit(hours: readonly VersionHour[]): number | undefined {
  const ranges = new Map<number, number>();
  for (const { upTo, times } of hours.flatMap(({ loads }) => loads))
    ranges.set(upTo, (ranges.get(upTo) ?? 0) + times);
  const total = [...ranges.values()].reduce((sum, times) => sum + times, 0);
  if (total < LOADS_FOR_RANGE) return undefined;
  let within = 0;
  for (const [upTo, times] of [...ranges].sort(([one], [other]) => one - other)) {
    within += times;
    if (within >= SLOW_FROM * total) return upTo;
  }
  return undefined;
}

function shareOf(rows: readonly Comparison[], which: 'canary' | 'current'): string {
  const sum = (key: keyof Comparison) => rows.reduce((total, row) => total + row[key], 0);
  const visits = sum(`${which}Visits`);
  return `${((100 * sum(which)) / Math.max(1, visits)).toFixed(1)} %`;
}
