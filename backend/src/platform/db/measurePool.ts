import { endFailed, observe, recordTime, startSpan } from '@school/shared/telemetry';
import pg from 'pg';

/** Longer texts are cut. They hold no values: those are parameters. */
const TEXT_LENGTH = 500;

type Query = (...args: readonly unknown[]) => unknown;
type Callback = (error: unknown, ...rest: readonly unknown[]) => unknown;

/**
 * Measures the connections of a pool and traces its queries.
 * @returns a function that stops it
 */
export function measurePool(pool: pg.Pool): () => void {
  tracePool(pool);
  return observe(
    ['db.client.connection.count', 'db.client.connection.pending_requests'],
    async () => ({
      'db.client.connection.count': [
        { value: pool.totalCount - pool.idleCount, attributes: { state: 'used' } },
        { value: pool.idleCount, attributes: { state: 'idle' } },
      ],
      'db.client.connection.pending_requests': [{ value: pool.waitingCount }],
    }),
    () => undefined,
  );
}

/** Traces the queries of a pool. */
export const tracePool = (pool: pg.Pool) => void pool.on('connect', traceQueries);

/** Replaces a client's `query`, through which the pool's own queries go as well. */
function traceQueries(client: pg.PoolClient): void {
  // The class is asked each time: proofs replace its method to show what locks are for.
  const query: Query = (...args) => (pg.Client.prototype.query as Query).apply(client, [...args]);
  const traced: Query = (...args) => {
    const text = textOf(args[0]);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
    const span = startSpan({
      name: `db ${operation}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_LENGTH) },
    });
    const start = performance.now();
    const end = (error?: unknown) => {
      recordTime('db.client.operation.duration', performance.now() - start, {
        'db.operation.name': operation,
      });
      if (error) endFailed(span, error);
      else span.end();
    };
    const callback = args.at(-1);
    if (typeof callback === 'function')
      return query(...args.slice(0, -1), (error: unknown, ...rest: readonly unknown[]) => {
        end(error);
        return (callback as Callback)(error, ...rest);
      });
    const result = query(...args);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
  client.query = traced as typeof client.query;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return String((query as { text?: unknown } | undefined)?.text ?? '');
}
