import { useSchoolForm, useWatch } from '@school/shared/form';
import type { TicketBuyer } from '@school/shared/schemas/tickets';
import type { SaleName } from '../api';
import type { BuyerFields } from './buyerDraft';

const EMPTY: BuyerFields = {
  name: '',
  email: '',
  phone: '',
  names: [],
  promoCode: '',
  method: 'mobile_money',
  leaveEmpty: '',
};

/** The form of the buyer. The device stores typed values until the tickets are issued. */
export function useBuyerForm(sale: SaleName) {
  const school = useSchoolForm<BuyerFields, TicketBuyer>({
    schema: () => import('./buyerDraft').then(({ buyerDraft }) => buyerDraft),
    defaults: EMPTY,
    draftKey: `mate-2025-buyer-${sale}`,
    keepDraft: true,
  });
  const [method, name] = useWatch({ control: school.form.control, name: ['method', 'name'] });
  return { ...school, method, buyerName: name };
}

export type BuyerForm = ReturnType<typeof useBuyerForm>;
