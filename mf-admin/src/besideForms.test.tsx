import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { putStaffParts } from '@school/shared/staff';
import { Settings } from './features/registrations/settings/Settings';
import { renderWithStore } from './testing/inShell';
import { stubApi } from './testing/stubApi';
import type { PromoCode, StaffTicketSale } from './features/tickets/api';
import { PromoCodeForm } from './features/tickets/sale/PromoCodeForm';
import { SaleTimesForm } from './features/tickets/sale/SaleTimesForm';

const done = () => undefined;
const sale: StaffTicketSale = {
  sale: 'public',
  isOpen: true,
  isOpenNow: true,
  opensAt: null,
  closesAt: null,
  returnsUntil: null,
  queuePerMinute: null,
  queueMinutes: 10,
};
const code: PromoCode = {
  id: 'spring',
  code: 'SPRING25',
  kind: 'percent',
  value: 25,
  types: null,
  maxUses: null,
  uses: 0,
  startsAt: null,
  endsAt: null,
  isActive: true,
  note: null,
  createdAt: '2025-03-01T12:00:00.000Z',
};

it.each<[string, ReactElement]>([
  ['ticket-sale/public', <SaleTimesForm key="" sale={sale} onDone={done} />],
  ['promo-code/spring', <PromoCodeForm key="" code={code} onDone={done} />],
  ['competition-settings/1', <Settings key="" />],
])('%s shows who else has it open', async (record, part) => {
  const settings = { isOpen: true, isBlind: true, opensAt: null, closesAt: null, movesUntil: null };
  stubApi(({ path }) => (path.endsWith('/jurors') ? [] : settings));
  putStaffParts({ BesideRecord: ({ record: { kind, id } }) => <p>{`${kind}/${id}`}</p> });
  renderWithStore(part);
  expect(await screen.findByText(record)).toBeTruthy();
});
