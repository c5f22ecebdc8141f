import type { ServiceContext } from '../../platform/db/context';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import type { RoundsContext } from '../../platform/feature/feature';

/** What comparing passes with their tickets may use. */
export type FollowContext = ServiceContext & Pick<RoundsContext, 'signed' | 'settings' | 'siteOrigin'>;

/** Queues what has changed of the passes of one wallet. @returns whether there are any */
export type Follow = (context: FollowContext) => Promise<boolean>;

/** A storm of sales must not lead to a round each time. */
const everyMs = 15_000;

/** Returns a round that compares passes with their tickets, on one instance at a time. */
export const following =
  (...wallets: readonly Follow[]) =>
  ({ database, log, ...context }: RoundsContext): Promise<Rounds> => {
    const round = async (): Promise<number> => {
      let isAny = false;
      for (const follow of wallets) isAny = (await follow({ ...context, db: database.db })) || isAny;
      return isAny ? everyMs : Infinity;
    };
    return startRounds({ database, log, channel: 'passes', round, failure: 'passes could not be compared' });
  };
