import { useSchoolForm, useWatch } from '@school/shared/form';
import { useEffect, useState } from 'react';
import type { Appeal } from '../content/appeals';
import { pesewasOf } from './cedis';
import { keepPledge, keptPledge } from './keptPledge';
import { firstPreset } from './limits';
import type { Pledge } from './pledge';
import { useDonationId } from './useDonationId';

const empty = { amount: firstPreset, name: '', email: '', phone: '', message: '', anonymous: false };

/** The donation form and the pledge that it ends in. */
export function useGift({ url }: Appeal) {
  const donationId = useDonationId(url);
  const gift = useSchoolForm({
    schema: () => import('./giftDraft').then((m) => m.giftDraft),
    defaults: { ...empty, amount: String(empty.amount) },
    draftKey: `gift-${url}`,
  });
  const [pledge, setPledge] = useState<Pledge>();
  const amount = useWatch({ control: gift.form.control, name: 'amount' });

  useEffect(() => setPledge(keptPledge(donationId)), [donationId]);

  return {
    ...gift,
    /** The amount as it is typed. */
    amount,
    /** The same in pesewas; nothing while it is not an amount. */
    pesewas: pesewasOf(amount) ?? 0,
    pledge,
    pledgeIt: gift.submit((draft) => {
      const made = { ...draft, donationId };
      keepPledge(made);
      setPledge(made);
    }),
    /** Back to the form, with everything as it was. */
    change: () => {
      if (pledge) gift.form.reset({ ...pledge, amount: inField(pledge.amount) }, { keepDefaultValues: true });
      setPledge(undefined);
    },
  };
}

export type Gift = ReturnType<typeof useGift>;

const inField = (pesewas: number): string => (pesewas / 100).toFixed(2).replace(/\.00$/, '');
