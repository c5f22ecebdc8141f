import pg from 'pg';

/** The message of the error when too many queries wait for a connection. */
export const tooManyWait = 'Too many queries wait for a connection';

type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool that refuses a query at once when it would wait behind too many others, and likely in vain. */
export class BoundedPool extends pg.Pool {
  constructor(
    private readonly waitingMax: number,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (this.waitingCount < this.waitingMax) return callback ? super.connect(callback) : super.connect();
    const error = new Error(tooManyWait);
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => undefined);
  }
}
