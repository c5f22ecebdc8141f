import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import { readBoard } from './readBoard';
import type { SlotBoard } from './slots.routes';

/** The free slots, as they change. */
export type LiveSlots = Live<SlotBoard>;

declare module '../../platform/http/deps' {
  interface Deps {
    liveSlots: LiveSlots;
  }
}

export const createLiveSlots = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: { clock: ServiceContext['clock']; log: Logger },
  options?: LiveOptions,
): Promise<LiveSlots> =>
  createLive(listen, () => readBoard({ db, clock }), log, { ...options, channel: 'competition' });
