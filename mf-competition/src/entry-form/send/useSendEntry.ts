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
  /** The key of the draft that is also stored on the server. */
  readonly draftKey: string | undefined;
  /** The key of the returned entry. */
  readonly change: string | undefined;
  /** Deletes the other stores of the draft. */
  readonly onEnd: () => void;
}

/** An entry that the API has accepted. */
interface Sent extends Pick<SentEntry, 'entryKey'> {
  readonly number: string;
  readonly method: FeeUnderWay['method'];
}

/** Sends the entry, opens its payment, and leads to the page of the entry. */
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
    // Stored before the request, so that a retry after a lost response is the same entry.
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
    // The page of the entry awaits it, and meanwhile offers no other payment.
    if (isAwaited && sent) keepFee({ ...record, method: sent.method });
    void navigate(entryPath(endsAs), { replace: true });
  });
  useEffect(() => goOn(), [endsAs]);
  // Deleted only after this page is left, because without an entry the steps would lead back to the first.
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
    /** The fee in pesewas, as built until the API reports another. */
    fee,
    /** Why it is unpaid. */
    unpaid: payment.unpaidReason,
    /** It was sent, and the page of the entry opens. */
    hasEnded: endsAs !== undefined,
  };
}

export type SendEntry = ReturnType<typeof useSendEntry>;
