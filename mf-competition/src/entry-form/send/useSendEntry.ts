import { useNavigate } from '@school/shared';
import { usePayment, type PaymentRecord } from '@school/shared/checkout';
import { entryFeePesewas } from '@school/shared/competition';
import { newKey, readRefusal } from '@school/shared/form';
import type { CompetitionEntry } from '@school/shared/schemas/competition';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useConfirmPaymentMutation,
  useHandInCompetitionEntryMutation,
  useSendCompetitionEntryMutation,
  type SentEntry,
} from '../../api';
import { entryPath } from '../../panel/paths';
import { useFeeUnderWay, type FeeUnderWay } from '../../payment/feeUnderWay';
import type { EntryForm } from '../form/useEntryForm';

interface Options {
  readonly school: EntryForm;
  /** Of the draft that is kept at the school as well. */
  readonly draftKey: string | undefined;
  /** Of the entry that is changed. */
  readonly change: string | undefined;
  /** Forgets what else is kept of the draft. */
  readonly onEnd: () => void;
}

/** An entry that the API has taken in. */
interface Sent extends Pick<SentEntry, 'entryKey'> {
  readonly number: string;
  readonly method: FeeUnderWay['method'];
}

/** Sends the entry, opens its payment, and leads on to the page of the entry. */
export function useSendEntry({ school, draftKey, change, onEnd }: Options) {
  const { form } = school;
  const navigate = useNavigate();
  const [sendEntry] = useSendCompetitionEntryMutation();
  const [handIn] = useHandInCompetitionEntryMutation();
  const [confirm] = useConfirmPaymentMutation();
  const [record, keep] = useState<PaymentRecord>();
  const [sent, setSent] = useState<Sent>();
  const [, keepFee] = useFeeUnderWay(sent?.number ?? '');
  const [needsNoPayment, setNeedsNoPayment] = useState<string>();
  const [fee, setFee] = useState(entryFeePesewas);

  async function start({ method, leaveEmpty, ...details }: CompetitionEntry) {
    const { holdToken, waits, submissionKey } = form.getValues();
    const key = submissionKey || newKey();
    // Kept before it is sent: if the answer is lost, the next try is the same entry.
    form.setValue('submissionKey', key);
    const { entry, entryKey, checkout } = await sendEntry({
      competitionEntry: { ...details, method, seenTotal: fee, leaveEmpty },
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
    setSent({ entryKey, number: entry.number, method });
    if (!checkout) setNeedsNoPayment(entryKey);
    return { checkout };
  }

  const payment = usePayment<CompetitionEntry>({
    record,
    keep,
    start,
    confirm: (paymentClaim) => confirm({ paymentClaim }).unwrap(),
  });
  const isAwaited = payment.state === 'awaited';
  const endsAs = isAwaited || payment.state === 'paid' ? sent?.entryKey : needsNoPayment;

  const goOn = useEffectEvent(() => {
    if (endsAs === undefined) return;
    // The page of the entry awaits it, and does not offer to pay again meanwhile.
    if (isAwaited && sent) keepFee({ ...record, method: sent.method });
    void navigate(entryPath(endsAs), { replace: true });
  });
  useEffect(() => goOn(), [endsAs]);
  // Only once this page is left: steps without an entry would lead back to the first.
  const forget = useEffectEvent(() => {
    if (endsAs === undefined) return;
    onEnd();
    school.startOver();
  });
  useEffect(() => () => forget(), []);

  const submit = school.submit(async (entry) => {
    if (change === undefined) return payment.pay(entry);
    const { method: _method, leaveEmpty: _leaveEmpty, seenTotal: _seenTotal, ...details } = entry;
    await handIn({ 'entry-key': change, competitionEntryDetails: details }).unwrap();
    setNeedsNoPayment(change);
  });

  return {
    submit,
    session: payment.session,
    /** What is to be paid, in pesewas: as it was when this version was made, until the API says another. */
    fee,
    /** Why it is not paid yet. */
    unpaid: payment.unpaidReason,
    /** It is sent, and the page goes on to the entry. */
    hasEnded: endsAs !== undefined,
  };
}

export type SendEntry = ReturnType<typeof useSendEntry>;
