import { parseKept, useKept, useSchoolForm, useWatch } from '@school/shared/form';
import { useMemo } from 'react';
import type { Appeal } from '../content/appeals';
import { pesewasOf } from './cedis';
import { firstPreset } from './limits';
import type { Pledge } from './pledge';
import { readPledge } from './readPledge';
import { useDonationId } from './useDonationId';

const empty = { amount: String(firstPreset), name: '', email: '', phone: '', message: '', anonymous: false };

/** The donation form and the pledge that it ends in; the pledge is kept under the donation's id. */
export function useGift({ url }: Appeal) {
  const donationId = useDonationId(url);
  const gift = useSchoolForm({
    schema: () => import('./giftDraft').then((m) => m.giftDraft),
    defaults: empty,
    draftKey: `gift-${url}`,
  });
  const amount = useWatch({ control: gift.form.control, name: 'amount' });
  const [kept, keep] = useKept(`pledge-${donationId}`);
  const pledge = useMemo(() => readPledge(parseKept(kept)), [kept]);

  return {
    ...gift,
    /** The amount as it is typed. */
    amount,
    /** The same in pesewas; nothing while it is not an amount. */
    pesewas: pesewasOf(amount) ?? 0,
    pledge,
    pledgeIt: gift.submit((draft) => keep(JSON.stringify({ ...draft, donationId } satisfies Pledge))),
    /** Back to the form, with everything as it was. */
    change: () => {
      if (pledge) gift.form.reset({ ...pledge, amount: inField(pledge.amount) }, { keepDefaultValues: true });
      keep(undefined);
    },
  };
}

export type Gift = ReturnType<typeof useGift>;

const inField = (pesewas: number): string => (pesewas / 100).toFixed(2).replace(/\.00$/, '');
