import { useLocation, useNavigate } from '@school/shared';
import { useContent } from '@school/shared/content/use';
import { readRefusal, useSchoolForm, useWatch } from '@school/shared/form';
import { parseMoney } from '@school/shared/format';
import { donationFees, feeOn, type DonationProject } from '@school/shared/projects';
import { firstPreset, type DonationStart } from '@school/shared/schemas/donation';
import { useEffect, useEffectEvent, useState } from 'react';
import { formPath, requestedFields } from '../payment/requestedFields';
import { isDonationId, useDonationIdFor } from '../payment/donationUnderWay';
import { useDonationPayment } from '../payment/useDonationPayment';
import { usePagesFor } from '../supporters/pages';
import type { DonationFields } from './donationSchema';
import { useDonationId } from './useDonationId';

const empty: DonationFields = {
  supporterPage: '',
  amount: firstPreset,
  name: '',
  email: '',
  phone: '',
  message: '',
  anonymous: false,
  tribute: { kind: '', name: '', recipientName: '', recipientEmail: '', message: '' },
  method: 'mobile_money',
  coverFee: false,
  frequency: 'once',
  leaveEmpty: '',
};

/** The donation form and its payment. The device stores the draft until the donation is paid. */
export function useDonationForm({ slug }: DonationProject) {
  const donationId = useDonationId(slug);
  const supporterPages = usePagesFor(slug);
  const donationIdFor = useDonationIdFor(slug);
  // A press replayed at hydration comes before the address has its ID.
  const idToSend = () => (isDonationId(donationId) ? donationId : donationIdFor());
  const form = useSchoolForm<DonationFields, DonationStart>({
    schema: () =>
      import('./donationSchema').then((m) =>
        m.donationSchema({ donationId: idToSend(), project: slug, supporterPages }),
      ),
    defaults: empty,
    draftKey: `donation-${slug}`,
    keepDraft: true,
  });
  const [amount, method, coverFee, frequency, tributeKind] = useWatch({
    control: form.form.control,
    name: ['amount', 'method', 'coverFee', 'frequency', 'tribute.kind'],
  });
  const pesewas = parseMoney(amount) ?? 0;
  const [rates, setRates] = useState(useContent(donationFees));
  const fee = feeOn(pesewas, rates[method]);
  const total = pesewas + (coverFee ? fee : 0);
  useRequestedFields(slug, donationId, (field, value) =>
    form.form.setValue(field, value, { shouldDirty: true }),
  );
  const paying = useDonationPayment({ donationId, idToSend, slug, onPaid: form.startOver });

  return {
    ...form,
    ...paying,
    donationId,
    supporterPages,
    /** The typed amount. */
    amount,
    /** The amount in pesewas, 0 while it is invalid. */
    pesewas,
    rates,
    /** What covers the payment fee, in pesewas. */
    fee,
    /** What is paid, in pesewas. */
    total,
    method,
    isMonthly: frequency === 'monthly',
    /** Whether it is given for someone. */
    isTribute: tributeKind !== '',
    send: form.submit((draft) =>
      paying.payment.pay({ ...draft, seenTotal: total }).catch((failure: unknown) => {
        const now = readRefusal(failure)?.total;
        // The page is older than the fee.
        if (now) setRates({ ...rates, [method]: Math.floor(((now - pesewas) * 10_000) / now) });
        throw failure;
      }),
    ),
  };
}

type Requested = ReturnType<typeof requestedFields>;

/** Applies the fields in the address once: over an older draft, and not again after a reload. */
function useRequestedFields(
  slug: string,
  donationId: string,
  set: (field: keyof Requested, value: string) => void,
): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const takeOver = useEffectEvent(({ amount, supporterPage }: Requested) => {
    if (amount !== undefined) set('amount', amount);
    if (supporterPage !== undefined) set('supporterPage', supporterPage);
    // Without an ID in the address, the address is replaced anyway.
    if (isDonationId(donationId)) void navigate(formPath(slug, donationId), { replace: true });
  });
  useEffect(() => {
    const asked = requestedFields(search);
    if (Object.keys(asked).length > 0) takeOver(asked);
  }, [search]);
}

export type DonationFormState = ReturnType<typeof useDonationForm>;
