import { useSchoolForm, useWatch } from '@school/shared/form';
import { parseMoney } from '@school/shared/format';
import type { DonationStart } from '@school/shared/schemas/donation';
import type { Appeal } from '../content/appeals';
import type { GiftFields } from './giftDraft';
import { firstPreset } from './presets';
import { useDonationId } from './useDonationId';
import { usePayment } from './usePayment';

const empty: GiftFields = {
  amount: firstPreset,
  name: '',
  email: '',
  phone: '',
  message: '',
  anonymous: false,
  method: 'mobile_money',
  website: '',
};

/** The donation form and the payment that it begins. What is typed is kept on the device until the gift is paid. */
export function useGift({ url }: Appeal) {
  const donationId = useDonationId(url);
  const gift = useSchoolForm<GiftFields, DonationStart>({
    schema: () => import('./giftDraft').then((m) => m.giftDraft({ donationId, project: url })),
    defaults: empty,
    draftKey: `gift-${url}`,
    keepDraft: true,
  });
  const [amount, method] = useWatch({ control: gift.form.control, name: ['amount', 'method'] });
  const payment = usePayment({ donationId, url, onPaid: gift.startOver });

  return {
    ...gift,
    ...payment,
    donationId,
    /** The amount as it is typed. */
    amount,
    /** The same in pesewas; nothing while it is not an amount. */
    pesewas: parseMoney(amount) ?? 0,
    method,
    give: gift.submit((draft) => payment.pay(draft)),
  };
}

export type Gift = ReturnType<typeof useGift>;
