import { useNavigate } from '@school/shared';
import { newKey, useApiMutation } from '@school/shared/form';
import type { DonationStart } from '@school/shared/schemas/donation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentConfirmation } from '../api';
import { aboutTheAppeal, NotOpened, UNREACHABLE } from '../pay/refused';
import type { Till } from '../pay/till';
import { notePaid, thanksPath } from '../thanks/paidGifts';
import { useGiftUnderWay, type GiftUnderWay } from './giftUnderWay';

/** How the last try ended, when it did not end in a gift. */
export type Unpaid = 'closed' | 'failed' | 'expired';

interface Options {
  readonly donationId: string;
  readonly url: string;
  readonly onPaid: () => void;
}

/**
 * The way of one gift from the form to the thank-you page. Nothing here decides that money has come: each step asks
 * the server, and goes by what that knows.
 */
export function usePayment({ donationId, url, onPaid }: Options) {
  const navigate = useNavigate();
  const start = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.startDonation));
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmPayment));
  const [kept, keep] = useGiftUnderWay(url);
  const [till, setTill] = useState<Till>();
  const [unpaid, setUnpaid] = useState<Unpaid>();
  const asked = useRef<string>(undefined);
  const own = kept?.donationId === donationId ? kept : undefined;

  /** Goes on by what the server knows. */
  function follow({ state, needsStaff }: PaymentConfirmation, gift: GiftUnderWay) {
    if (state === 'paid' || state === 'refunded') {
      keep({ donationId: gift.donationId, paid: true });
    } else if (state === 'pending' || needsStaff || (state === 'created' && gift.transactionId)) {
      keep({ ...gift, awaited: true });
    } else if (state === 'created') {
      // It may have been paid all the same: the next visit asks again.
      keep(gift);
      setUnpaid('closed');
    } else {
      keep({ donationId: gift.donationId });
      setUnpaid(state);
    }
  }

  async function pay(draft: DonationStart): Promise<void> {
    setUnpaid(undefined);
    const { state, checkout } = await start({ donationStart: draft }).catch((failure: unknown) => {
      throw aboutTheAppeal(failure);
    });
    if (!checkout) return follow({ state, needsStaff: false }, { donationId, ...own });
    const opened = { donationId, txRef: checkout.txRef };
    asked.current = checkout.txRef;
    keep(opened);
    const transactionId = await new Promise<string | undefined>((ended, failed) => {
      const unreachable = (error: unknown) => failed(new NotOpened(UNREACHABLE, error));
      setTill({ checkout, ended, unreachable });
    }).finally(() => setTill(undefined));
    await settle({ ...opened, ...(transactionId && { transactionId }) });
  }

  /** Asks what came of a payment. While nobody can say, one that was made is awaited. */
  async function settle(gift: GiftUnderWay & { readonly txRef: string }): Promise<void> {
    const { txRef, transactionId } = gift;
    const paymentClaim = { txRef, ...(transactionId && { transactionId }) };
    await confirm({ paymentClaim }).then(
      (told) => follow(told, gift),
      () => follow({ state: 'created', needsStaff: false }, gift),
    );
  }

  // In every tab that has this gift open.
  const arrived = own?.paid === true;
  const goToThanks = useEffectEvent(() => {
    notePaid(donationId);
    onPaid();
    void navigate(thanksPath(donationId), { replace: true });
  });
  useEffect(() => {
    if (arrived) goToThanks();
  }, [arrived]);

  // The page was left with the checkout open: what came of it is not known here.
  useEffect(() => {
    if (!own?.txRef || own.awaited || own.txRef === asked.current) return;
    asked.current = own.txRef;
    confirm({ paymentClaim: { txRef: own.txRef } }).then(
      (told) => told.state !== 'created' && follow(told, own),
      // Whoever gives again is told by the server what has been paid.
      () => undefined,
    );
  });

  return {
    pay,
    till,
    unpaid,
    arrived,
    /** The gift whose money may be on its way. */
    awaited: own?.awaited ? own : undefined,
    follow,
    /** Leaves the gift that is awaited to the server, and begins another. */
    beginAnother: () => {
      const next = newKey();
      keep({ donationId: next });
      void navigate(`/donate/${next}/${url}`, { replace: true });
    },
  };
}
