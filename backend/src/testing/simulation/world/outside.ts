import type { Logger } from '../../../platform/core/logger';
import { systemClock } from '../../../platform/core/clock';
import type { Settings } from '../../../platform/config/settings';
import type { MailTransport, Parcel } from '../../../platform/mail/transport';
import { subscriberKey, type MailingList } from '../../../platform/mailing-list/mailingList';
import { createCheckout } from '../../../payments/checkout/startCheckout';
import { openState } from '../../../payments/checkout/ledger/state';
import type { Random } from '../../random';

/** How another party answers. `loses`: it does what it is asked, and the answer does not arrive. */
export type Manner = 'answers' | 'fails' | 'loses';

/** The parties outside of the API, which remember everything. */
export interface Outside {
  /** How each answers, most of the time when it is not `answers`. */
  readonly manners: Record<Party, Manner>;
  /** The payment service with its ledger. */
  readonly checkout: ReturnType<typeof createCheckout> & { readonly state: ReturnType<typeof openState> };
  /** The mails that arrived, each once: the mail server knows the id of a mail that it has. */
  readonly mails: readonly Parcel[];
  readonly transport: MailTransport;
  /** The addresses on the mailing list, by their key. */
  readonly subscribers: ReadonlyMap<string, string>;
  readonly list: MailingList;
  /** Requests of the API to the payment service. */
  fetch(request: Request): Promise<Response>;
}

export type Party = 'checkout' | 'mail' | 'list';

/** How often a party that fails or loses does so. */
const MOSTLY = 0.7;

/** Opens the parties outside, in memory. */
export function openOutside(
  settings: Pick<Settings, 'payments' | 'siteOrigins'>,
  random: Random,
  log: Logger,
): Outside {
  const manners: Record<Party, Manner> = { checkout: 'answers', mail: 'answers', list: 'answers' };
  const state = openState({ read: () => undefined, write: () => undefined });
  const checkout = createCheckout({ ...settings, clock: systemClock, log, state });
  const mails = new Map<string, Parcel>();
  const subscribers = new Map<string, string>();

  /** Does what a party is asked, in its manner. */
  const asked = async <T>(party: Party, work: () => T | Promise<T>): Promise<T> => {
    const manner = random.chance(MOSTLY) ? manners[party] : 'answers';
    if (manner === 'fails') throw new TypeError('fetch failed');
    const answer = await work();
    if (manner === 'loses') throw new TypeError('fetch failed');
    return answer;
  };

  return {
    manners,
    checkout: { ...checkout, state },
    get mails() {
      return [...mails.values()];
    },
    transport: {
      send: (parcel) =>
        asked('mail', () => {
          if (!mails.has(parcel.id)) mails.set(parcel.id, parcel);
        }),
    },
    subscribers,
    list: {
      subscribe: ({ email }) => asked('list', () => void subscribers.set(subscriberKey(email), email)),
      unsubscribe: (key) => asked('list', () => void subscribers.delete(key)),
    },
    fetch: (request) => asked('checkout', () => checkout.app.fetch(request)),
  };
}
