import { ServiceError } from '../core/errors';
import { limitsOf } from './limitsOf';

/** How much may go on at the same time. */
interface AtOnceLimits {
  perAddress: number;
  inAll: number;
}

const fromYourAddress =
  'Too much is going on from your address at the same time. Please try again in a moment.';

/**
 * Counts what goes on at the same time on this instance, by who does it and in all.
 * @param tooMuch what is said to one who has too many already
 */
export function createAtOnce({ perAddress, inAll }: AtOnceLimits, tooMuch = fromYourAddress) {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    /**
     * One more begins.
     * @param networks who does it: their account, or their networks, the narrowest first
     * @returns what ends it; more than once does no harm
     * @throws ServiceError `too_many_requests` for one who has too many already, `unavailable` when all have
     */
    begin(networks: readonly string[]): () => void {
      const goingOn = (network: string) => byAddress.get(network) ?? 0;
      if (limitsOf(networks, perAddress).some(({ network, max }) => goingOn(network) >= max)) {
        throw new ServiceError('too_many_requests', tooMuch, { retryAfterSeconds: 5 });
      }
      if (all >= inAll) {
        throw new ServiceError(
          'unavailable',
          'Too many people are here right now. Please try again in a moment.',
        );
      }
      all += 1;
      for (const network of networks) byAddress.set(network, goingOn(network) + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        all -= 1;
        for (const network of networks) {
          const left = goingOn(network) - 1;
          if (left > 0) byAddress.set(network, left);
          else byAddress.delete(network);
        }
      };
    },
  };
}

export type AtOnce = ReturnType<typeof createAtOnce>;
