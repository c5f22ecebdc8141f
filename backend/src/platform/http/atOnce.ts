import { ServiceError } from '../core/errors';
import { limitsOf } from './limitsOf';

/** Limits of concurrent work. */
interface AtOnceLimits {
  perAddress: number;
  inAll: number;
}

const fromYourAddress =
  'Too much is going on from your address at the same time. Please try again in a moment.';

/**
 * Counts the concurrent work of this instance, by requester and in total.
 * @param tooMuch message for a requester who exceeds the limit
 */
export function createAtOnce({ perAddress, inAll }: AtOnceLimits, tooMuch = fromYourAddress) {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    /**
     * Begins one.
     * @param networks the requester: their account, or their networks, the narrowest first
     * @returns a function that ends it; repeated calls do no harm
     * @throws ServiceError `too_many_requests` when the requester exceeds the limit, `unavailable` when the total does
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
