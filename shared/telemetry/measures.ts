import {
  metrics,
  type Attributes,
  type BatchObservableResult,
  type Counter,
  type Histogram,
  type Meter,
} from '@opentelemetry/api';
import { continueTrace, inSpan } from './spans';

const meter = () => metrics.getMeter('music-school');

/** The instruments of each meter: making one again for each measurement would take longer than measuring. */
const instruments = new WeakMap<Meter, Map<string, Counter | Histogram>>();

function instrumentOf<Kind extends Counter | Histogram>(name: string, make: (own: Meter) => Kind): Kind {
  const own = meter();
  const made = instruments.get(own) ?? new Map<string, Counter | Histogram>();
  instruments.set(own, made);
  const known = made.get(name) ?? make(own);
  made.set(name, known);
  return known as Kind;
}

/** Upper limits of durations, seconds: finer where our goals are. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Adds a time to a histogram. @param ms the time in ms; stored in seconds, as OpenTelemetry names it */
export function recordTime(name: string, ms: number, attributes: Attributes): void {
  instrumentOf(name, (own) =>
    own.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: SECONDS } }),
  ).record(ms / 1000, attributes);
}

/** Adds to a counter. */
export function count(name: string, attributes: Attributes, times = 1): void {
  instrumentOf(name, (own) => own.createCounter(name)).add(times, attributes);
}

/** A number that is read when it is asked for. */
export interface Reading {
  readonly value: number;
  readonly attributes?: Attributes;
}

/**
 * Reads several numbers together whenever measurements are sent. A failed reading leaves them out.
 * @param names the metrics that a reading may contain
 * @returns a function that stops it
 */
export function observe<Name extends string>(
  names: readonly Name[],
  read: () => Promise<Readonly<Partial<Record<Name, readonly Reading[]>>>>,
  failed: (error: unknown) => void,
): () => void {
  const own = meter();
  const gauges = names.map((name) => [name, own.createObservableGauge(name)] as const);
  const all = gauges.map(([, gauge]) => gauge);
  const callback = async (result: BatchObservableResult): Promise<void> => {
    try {
      const found = await inTime(read());
      for (const [name, gauge] of gauges)
        for (const { value, attributes } of found[name] ?? []) result.observe(gauge, value, attributes);
    } catch (error) {
      failed(error);
    }
  };
  own.addBatchObservableCallback(callback, all);
  return () => own.removeBatchObservableCallback(callback, all);
}

/** Prometheus waits ten seconds for all numbers of a process. Ms. */
const READ_MS = 4_000;

/** Gives up a reading that takes too long: the other numbers must not wait for it. */
async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing was read within ${READ_MS} ms`)), READ_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

interface Request {
  readonly method: string;
  /** Only of a process that we trust: a visitor must not name our traces. */
  readonly headers?: { readonly get: (name: string) => string | null };
}

/**
 * Answers a request in a span of its own, and measures rate, errors and duration by route.
 * @param request the part of the request that is measured; with `headers`, its trace is continued
 * @param routeOf the pattern of the request's address, known when it is answered; never the address itself, which may
 * name a person
 */
export function measureRequest<Answer extends { readonly status: number }>(
  { method, headers }: Request,
  routeOf: () => string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const start = performance.now();
  const inTrace = <Result>(work: () => Result) => (headers ? continueTrace(headers, work) : work());
  return inTrace(() =>
    inSpan({ name: method, kind: 'server', attributes: { 'http.request.method': method } }, async (span) => {
      const answered = await answer();
      const attributes = {
        'http.request.method': method,
        'http.route': routeOf(),
        'http.response.status_code': answered.status,
      };
      span.updateName(`${method} ${routeOf()}`);
      span.setAttributes(attributes);
      recordTime('http.server.request.duration', performance.now() - start, attributes);
      return answered;
    }),
  );
}
