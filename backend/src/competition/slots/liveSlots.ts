import type { Logger } from '../../core/logger';
import type { ServiceContext } from '../../db/context';
import type { OpenDatabase } from '../../db/database';
import { createLive, type Live, type LiveOptions } from '../../stats/live';
import { readBoard } from './readBoard';
import type { SlotBoard } from './slots.routes';

/** Which slots are free, as it changes. */
export type LiveSlots = Live<SlotBoard>;

declare module '../../http/deps' {
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
