import type { ServiceContext } from '../../platform/db/context';
import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import { isOpenAt } from './isOpenAt';
import { readStock } from './readStock';
import type { Availability } from './sale.routes';

/** What is available, as it changes. */
export type LiveAvailability = Live<Availability>;

declare module '../../platform/http/deps' {
  interface Deps {
    liveAvailability: LiveAvailability;
  }
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns what every open page shows of the sale. */
export async function readAvailability(context: Context): Promise<Availability> {
  const { planVersion, sales, types, seats } = await readStock(context);
  const now = context.clock.now();
  return {
    planVersion,
    sales: sales.map((sale) => ({ sale: sale.name, isOpen: isOpenAt(sale, now) })),
    types: types.map(({ id, left }) => ({ id, left })),
    ...seats,
  };
}

export const createLiveAvailability = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: { clock: ServiceContext['clock']; log: Logger },
  options?: LiveOptions,
): Promise<LiveAvailability> =>
  createLive(listen, () => readAvailability({ db, clock }), log, { ...options, channel: 'tickets' });
