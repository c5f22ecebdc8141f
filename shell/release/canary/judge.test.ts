import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tools/mutate/sample';
import { evidenceOf } from './evidence';
import { ERROR_RATE, judgeCanary, type VersionHour } from './judge';

const CURRENT = '000000000001';
const CANARY = '000000000002';
const HOUR_MS = 60 * 60_000;
const START = Date.UTC(2030, 0, 1);
const hourAt = (nth: number) => new Date(START + nth * HOUR_MS).toISOString();
const trial = { canary: CANARY, current: CURRENT, since: hourAt(24) };

const hour = (nth: number, version: string, changes: Partial<VersionHour> = {}): VersionHour => ({
  hour: hourAt(nth),
  version,
  shown: 0,
  failed: 0,
  errors: 0,
  loads: [],
  ...changes,
});

describe('a canary', () => {
  it.each<[string, readonly VersionHour[], string | undefined]>([
    ['without visits', [], undefined],
    ['that is the only one with visits', [hour(24, CANARY, { shown: 40, failed: 9 })], undefined],
    [
      'as good as the current version',
      [hour(24, CURRENT, { shown: 950, failed: 10 }), hour(24, CANARY, { shown: 50, failed: 1 })],
      undefined,
    ],
    [
      'that fails more often',
      [hour(24, CURRENT, { shown: 950, failed: 10 }), hour(24, CANARY, { shown: 40, failed: 10 })],
      'failures: 20.0 % of the visits with the canary, 1.0 % of those with the current version',
    ],
    [
      'that fails where the current version never does',
      [hour(24, CURRENT, { shown: 950 }), hour(24, CANARY, { shown: 46, failed: 4 })],
      'failures: 8.0 % of the visits with the canary, 0.0 % of those with the current version',
    ],
    [
      'whose code throws more often',
      [hour(24, CURRENT, { shown: 950, errors: 9 }), hour(25, CURRENT, { shown: 950, errors: 9 })].concat(
        hour(24, CANARY, { shown: 25, errors: 3 }),
        hour(25, CANARY, { shown: 25, errors: 4 }),
      ),
      'failures: 14.0 % of the visits with the canary, 0.9 % of those with the current version',
    ],
    [
      'that fails while the current version fails as often, in the same bad hour',
      [hour(24, CURRENT, { shown: 500, failed: 450 }), hour(24, CANARY, { shown: 30, failed: 24 })],
      undefined,
    ],
    [
      'of a version that follows a canary, which some tabs still call so',
      [
        hour(24, CURRENT, { shown: 1 }),
        hour(24, CURRENT, { shown: 949, failed: 10 }),
        hour(24, CANARY, { shown: 40, failed: 10 }),
      ],
      'failures: 20.0 % of the visits with the canary, 1.0 % of those with the current version',
    ],
    [
      'that failed before it began, as an earlier trial',
      [hour(2, CURRENT, { shown: 950 }), hour(2, CANARY, { shown: 30, failed: 24 })],
      undefined,
    ],
    [
      'that is slower than is usual',
      [
        hour(23, CURRENT, {
          shown: 100,
          loads: [
            { upTo: 800, times: 80 },
            { upTo: 2000, times: 20 },
          ],
        }),
        hour(24, CURRENT, {
          shown: 900,
          loads: [
            { upTo: 800, times: 720 },
            { upTo: 2000, times: 180 },
          ],
        }),
        hour(24, CANARY, {
          shown: 50,
          loads: [
            { upTo: 800, times: 20 },
            { upTo: 2000, times: 30 },
          ],
        }),
      ],
      'slow loads: 60.0 % of the visits with the canary, 20.0 % of those with the current version',
    ],
    [
      'that is slow before it is known what is usual',
      [
        hour(24, CURRENT, { loads: [{ upTo: 800, times: 900 }] }),
        hour(24, CANARY, { loads: [{ upTo: 9000, times: 50 }] }),
      ],
      undefined,
    ],
  ])('%s', (_, hours, expected) => {
    expect(judgeCanary(hours, trial)).toBe(expected);
    expect(judgeCanary(hours.toReversed(), trial)).toBe(expected);
  });
});

/** What a release does differently from the one before it. */
interface Release {
  readonly name: string;
  /** Additional share of visits that cannot be shown, or have an error. */
  readonly failing?: number;
  readonly throwing?: number;
  /** How many times as long loading takes. */
  readonly slower?: number;
}

const VISITORS = 10_000;
const PER_HOUR = 400;
const SHARE = 0.05;
/** The measure is read this often. Visitors. */
const READ_EVERY = 25;
const RANGES = Array.from({ length: 40 }, (_, nth) => Math.round(100 * 1.15 ** nth));

/**
 * Shows a release as a canary, until it is ended or all visitors have come. Networks and devices are good in some hours
 * and bad in others, for both versions alike.
 * @returns how many visitors got the canary until it was ended; undefined when it never was
 */
function visitorsUntilEnd(
  seed: number,
  { failing = 0, throwing = 0, slower = 1 }: Release,
): number | undefined {
  const random = randomOf(seed);
  const hours = new Map<string, Omit<VersionHour, 'loads'> & { loads: { upTo: number; times: number }[] }>();
  let tried = 0;
  let badness = 1;
  for (let visitor = -PER_HOUR; visitor < VISITORS; visitor++) {
    const nth = 24 + Math.floor(visitor / PER_HOUR);
    if (visitor % PER_HOUR === 0) badness = 0.5 + 2 * random();
    const isTried = visitor >= 0 && random() < SHARE;
    const version = isTried ? CANARY : CURRENT;
    const key = `${nth} ${version}`;
    const row = hours.get(key) ?? { ...hour(nth, version), loads: [] };
    const fails = random() < 0.004 * badness + (isTried ? failing : 0);
    const throws = random() < 0.006 * badness + (isTried ? throwing : 0);
    // About log-normal: half of the loads take at most 700 ms times the hour's badness.
    const noise = random() + random() + random() + random() - 2;
    const ms = 700 * badness * Math.exp(noise) * (isTried ? slower : 1);
    const upTo = RANGES.find((range) => range >= ms) ?? Number.MAX_SAFE_INTEGER;
    const range = row.loads.find((each) => each.upTo === upTo);
    if (!fails && range) range.times += 1;
    else if (!fails) row.loads.push({ upTo, times: 1 });
    hours.set(key, {
      ...row,
      shown: row.shown + (fails ? 0 : 1),
      failed: row.failed + (fails ? 1 : 0),
      errors: row.errors + (throws ? 1 : 0),
    });
    tried += isTried ? 1 : 0;
    if (visitor % READ_EVERY === 0 && judgeCanary([...hours.values()], trial)) return tried;
  }
  return undefined;
}

const FAULTS: readonly Release[] = [
  ...[0.04, 0.05, 0.08, 0.15, 0.3, 0.6, 1].map((failing) => ({ name: `fails for ${failing}`, failing })),
  ...[0.04, 0.05, 0.08, 0.15, 0.3, 0.6, 1].map((throwing) => ({ name: `throws for ${throwing}`, throwing })),
  ...[1.8, 2, 2.5, 3, 5, 10].map((slower) => ({ name: `is ${slower} times as slow`, slower })),
];

describe('of 20 releases in a simulated day', () => {
  it('at least 19 faulty ones are ended before 2 % of 10,000 visitors got them', () => {
    expect(FAULTS).toHaveLength(20);
    const late = FAULTS.map((fault, seed) => ({
      ...fault,
      visitors: visitorsUntilEnd(seed + 1, fault),
    })).filter(({ visitors = Infinity }) => visitors > 0.02 * VISITORS);
    expect(late.length, JSON.stringify(late)).toBeLessThanOrEqual(1);
  });

  it('no good one is ended', () => {
    const ended = FAULTS.map((_, seed) => visitorsUntilEnd(seed + 1000, { name: 'as good as before' }));
    expect(ended.filter((visitors) => visitors !== undefined)).toEqual([]);
  });
});

it('evidence of equal rates seldom grows, however often it is looked at', () => {
  const random = randomOf(7);
  let wrong = 0;
  const runs = 2000;
  for (let run = 0; run < runs; run++) {
    const series: { canary: number; current: number; canaryVisits: number; currentVisits: number }[] = [];
    for (let nth = 0; nth < 60; nth++) {
      const row = { canary: 0, current: 0, canaryVisits: 5, currentVisits: 95 };
      for (let visit = 0; visit < 100; visit++)
        if (random() < 0.05) row[visit < 5 ? 'canary' : 'current'] += 1;
      series.push(row);
      if (evidenceOf(series) >= 2 / ERROR_RATE) {
        wrong += 1;
        break;
      }
    }
  }
  expect(wrong / runs).toBeLessThanOrEqual(ERROR_RATE / 2);
});
