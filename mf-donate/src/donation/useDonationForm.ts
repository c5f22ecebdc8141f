import { useSchoolForm, useWatch } from '@school/shared/form';
import { parseMoney } from '@school/shared/format';
import type { DonationProject } from '@school/shared/projects';
import type { DonationStart } from '@school/shared/schemas/donation';
import { usePayment } from '../payment/usePayment';
import type { DonationFields } from './donationSchema';
import { firstPreset } from './presets';
import { useDonationId } from './useDonationId';

const empty: DonationFields = {
  amount: firstPreset,
  name: '',
  email: '',
  phone: '',
  message: '',
  anonymous: false,
  method: 'mobile_money',
  website: '',
};

/** The donation form and its payment. The form's draft is kept on the device until the donation is paid. */
export function useDonationForm({ slug }: DonationProject) {
  const donationId = useDonationId(slug);
  const form = useSchoolForm<DonationFields, DonationStart>({
    schema: () => import('./donationSchema').then((m) => m.donationSchema({ donationId, project: slug })),
    defaults: empty,
    draftKey: `donation-${slug}`,
    keepDraft: true,
  });
  const [amount, method] = useWatch({ control: form.form.control, name: ['amount', 'method'] });
  const payment = usePayment({ donationId, slug, onPaid: form.startOver });

  return {
    ...form,
    ...payment,
    donationId,
    /** The amount as it is typed. */
    amount,
    /** The same in pesewas; 0 while it is not an amount. */
    pesewas: parseMoney(amount) ?? 0,
    method,
    send: form.submit((draft) => payment.pay(draft)),
  };
}

export type DonationFormState = ReturnType<typeof useDonationForm>;
