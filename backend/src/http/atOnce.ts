import { ServiceError } from '../core/errors';

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
     * One more begins. @returns what ends it; more than once does no harm
     * @throws ServiceError `too_many_requests` for one who has too many already, `unavailable` when all have
     */
    begin(address: string): () => void {
      const mine = byAddress.get(address) ?? 0;
      if (mine >= perAddress) {
        throw new ServiceError('too_many_requests', tooMuch, { retryAfterSeconds: 5 });
      }
      if (all >= inAll) {
        throw new ServiceError(
          'unavailable',
          'Too many people are here right now. Please try again in a moment.',
        );
      }
      all += 1;
      byAddress.set(address, mine + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        all -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      };
    },
  };
}

export type AtOnce = ReturnType<typeof createAtOnce>;
