import { useNavigate } from '@school/shared';
import type { UnpaidReason } from '@school/shared/checkout';
import { entryFeePesewas } from '@school/shared/competition';
import { newKey, readRefusal } from '@school/shared/form';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useHandInCompetitionEntryMutation,
  useSendCompetitionEntryMutation,
  type PaymentConfirmation,
} from '../../api';
import { entryPath } from '../../panel/paths';
import { useFeeCheckout } from '../../payment/useFeeCheckout';
import type { EntryForm } from '../entry/useEntryForm';

interface Options {
  readonly school: EntryForm;
  /** Of the draft that is kept at the school as well. */
  readonly draftKey: string | undefined;
  /** Of the entry that is changed. */
  readonly change: string | undefined;
  /** Forgets what else is kept of the draft. */
  readonly onEnd: () => void;
}

/** Sends the entry, opens its payment, and leads on to the page of the entry. Only the API says that money has come. */
export function useSendEntry({ school, draftKey, change, onEnd }: Options) {
  const { form } = school;
  const navigate = useNavigate();
  const [sendEntry] = useSendCompetitionEntryMutation();
  const [handIn] = useHandInCompetitionEntryMutation();
  const { session, payAt } = useFeeCheckout();
  const [unpaid, setUnpaid] = useState<UnpaidReason>();
  const [endsAs, setEndsAs] = useState<string>();
  const [fee, setFee] = useState(entryFeePesewas);

  const goOn = useEffectEvent(() => {
    if (endsAs !== undefined) void navigate(entryPath(endsAs), { replace: true });
  });
  useEffect(() => goOn(), [endsAs]);
  // Only once this page is left: steps without an entry would lead back to the first.
  const forget = useEffectEvent(() => {
    if (endsAs === undefined) return;
    onEnd();
    school.startOver();
  });
  useEffect(() => () => forget(), []);

  function act({ state, needsStaff }: PaymentConfirmation, entryKey: string, wasMade: boolean): void {
    if (state === 'failed' || state === 'expired') return setUnpaid(state);
    if (state === 'created' && !needsStaff && !wasMade) return setUnpaid('closed');
    setEndsAs(entryKey);
  }

  const submit = school.submit(async (entry) => {
    setUnpaid(undefined);
    const { method, leaveEmpty: _, seenTotal: _seen, ...details } = entry;
    if (change !== undefined) {
      await handIn({ 'entry-key': change, competitionEntryDetails: details }).unwrap();
      return setEndsAs(change);
    }
    const { holdToken, waits, submissionKey } = form.getValues();
    const key = submissionKey || newKey();
    // Kept before it is sent: if the answer is lost, the next try is the same entry.
    form.setValue('submissionKey', key);
    const { entryKey, checkout } = await sendEntry({
      competitionEntry: { ...details, method, seenTotal: fee, leaveEmpty: entry.leaveEmpty },
      'idempotency-key': key,
      ...(holdToken !== '' && !waits && { 'hold-token': holdToken }),
      ...(draftKey !== undefined && { 'draft-key': draftKey }),
    })
      .unwrap()
      .catch((failure: unknown) => {
        setFee((shown) => readRefusal(failure)?.total ?? shown);
        throw failure;
      });
    form.setValue('entryKey', entryKey);
    if (!checkout) return setEndsAs(entryKey);
    const { claim, answer } = await payAt(checkout);
    act(answer, entryKey, claim.transactionId !== undefined);
  });

  return {
    submit,
    session,
    /** What is to be paid, in pesewas: as it was when this version was made, until the API says another. */
    fee,
    /** Why it is not paid yet. */
    unpaid,
    /** It is sent, and the page goes on to the entry. */
    hasEnded: endsAs !== undefined,
  };
}

export type SendEntry = ReturnType<typeof useSendEntry>;
