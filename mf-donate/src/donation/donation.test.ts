import { describe, expect, it } from 'vitest';
import { donationSchema, type DonationFields } from './donationSchema';
import { formPath, requestedFields } from '../payment/requestedFields';
import { readDonationUnderWay } from '../payment/donationUnderWay';
import { bandWorth, marksTo } from './shortMoney';

const donationId = '3f2a9c1b-0000-4000-8000-000000000000';
const draft = donationSchema({ donationId, project: 'mate', supporterPages: [{ id: 'ama-runs' }] });

const noTribute = { kind: '', name: '', recipientName: '', recipientEmail: '', message: '' } as const;

const fields: DonationFields = {
  supporterPage: '',
  amount: '200',
  coverFee: false,
  name: 'Ama Serwaa Danso',
  email: 'ama@example.com',
  phone: '024 123 4567',
  message: '',
  anonymous: false,
  tribute: noTribute,
  method: 'mobile_money',
  frequency: 'once',
  leaveEmpty: '',
};

const messagesFor = (change: Partial<DonationFields>) =>
  draft.safeParse({ ...fields, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('a donation', () => {
  it('is parsed into what the API accepts', () => {
    const { tribute: _empty, supporterPage: _none, ...typed } = fields;
    expect(draft.parse(fields)).toEqual({
      ...typed,
      donationId,
      project: 'mate',
      amount: 20_000,
      phone: '+233241234567',
      message: undefined,
    });
  });

  const noAmount = 'Please enter an amount in cedis and pesewas';
  it.each([
    [{ amount: '' }, 'amount', noAmount],
    [{ amount: 'NaN' }, 'amount', noAmount],
    [{ amount: '-5' }, 'amount', noAmount],
    [{ amount: '-20' }, 'amount', noAmount],
    [{ amount: '1e3' }, 'amount', noAmount],
    [{ amount: 'USD 20' }, 'amount', noAmount],
    [{ amount: '10.505' }, 'amount', noAmount],
    [{ amount: '0' }, 'amount', 'The smallest donation is GH₵ 5.00'],
    [{ amount: '4.99' }, 'amount', 'The smallest donation is GH₵ 5.00'],
    [{ amount: '100000.01' }, 'amount', 'For a donation above GH₵ 100,000.00, please call us'],
    [{ email: 'ama@' }, 'email', 'The provided email is invalid'],
    [{ email: 'ama@example' }, 'email', 'The provided email is invalid'],
    [{ phone: '024 123 45' }, 'phone', 'The provided phone is invalid'],
    [{ phone: '12345' }, 'phone', 'The provided phone is invalid'],
    [{ phone: '12345', method: 'card' }, 'phone', 'The provided phone is invalid'],
    [{ phone: '' }, 'phone', 'Please enter a phone number'],
    [{ name: '' }, 'name', 'Please enter your name'],
    [{ name: ' ' }, 'name', 'Please enter your name'],
    [{ message: 'x'.repeat(281) }, 'message', 'This can have at most 280 characters'],
  ] as const)('%o is rejected at %s: %s', (change, field, message) => {
    expect(messagesFor(change)).toEqual([[field, message]]);
  });

  it('reports all errors at once', () => {
    expect(messagesFor({ amount: '', name: '', phone: '' })?.map(([field]) => field)).toEqual([
      'amount',
      'name',
      'phone',
    ]);
  });

  const tribute = { ...noTribute, kind: 'memory', name: 'Kofi Mensah' } as const;

  it('is given for someone, with a card only where it is sent to', () => {
    expect(draft.parse({ ...fields, tribute }).tribute).toEqual({ kind: 'memory', name: 'Kofi Mensah' });
    const card = { recipientName: 'Esi Mensah', recipientEmail: 'esi@example.com', message: 'With love' };
    expect(draft.parse({ ...fields, tribute: { ...tribute, ...card } }).tribute).toMatchObject(card);
    expect(draft.parse({ ...fields, tribute: { ...tribute, ...card, kind: '' } })).not.toHaveProperty(
      'tribute',
    );
  });

  it.each([
    [{ name: '' }, 'name', 'Please enter the person’s name'],
    [{ recipientName: 'Esi' }, 'recipientEmail', 'Please enter the email address for the card'],
    [{ message: 'With love' }, 'recipientEmail', 'Please enter the email address for the card'],
    [
      { recipientEmail: 'esi@example.com' },
      'recipientName',
      'Please enter the name of the person who receives the card',
    ],
    [
      { recipientName: 'Esi', recipientEmail: 'esi@' },
      'recipientEmail',
      'The email address for the card is invalid',
    ],
    [
      { recipientName: 'Esi', recipientEmail: 'esi@example.com', message: 'See win.example.com' },
      'message',
      'Please leave out links and web addresses, and put a space after each full stop',
    ],
  ] as const)('for someone with %o is rejected at %s: %s', (change, field, message) => {
    const issues = draft.safeParse({ ...fields, tribute: { ...tribute, ...change } }).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [`tribute.${field}`, message],
    ]);
  });

  it('accepts both limits, and needs no phone with a card', () => {
    expect(messagesFor({ amount: '5' })).toBeUndefined();
    expect(messagesFor({ amount: '100,000' })).toBeUndefined();
    expect(messagesFor({ method: 'card', phone: '' })).toBeUndefined();
  });
});

describe('a donation in progress', () => {
  const underWay = { donationId, txRef: 'donation-1', transactionId: '7', isAwaited: true };

  it('is read back as it was stored', () => {
    expect(readDonationUnderWay(JSON.parse(JSON.stringify(underWay)))).toEqual(underWay);
    expect(readDonationUnderWay({ donationId })).toEqual({ donationId });
    expect(readDonationUnderWay({ donationId, isPaid: true })).toEqual({ donationId, isPaid: true });
  });

  it.each([undefined, null, 'x', {}, { donationId: 'new' }, { ...underWay, donationId: 7 }])(
    '%o is read as none',
    (stored) => expect(readDonationUnderWay(stored)).toBeUndefined(),
  );

  it('omits fields of a wrong type', () => {
    expect(readDonationUnderWay({ donationId, txRef: 5, isAwaited: 'yes' })).toEqual({ donationId });
  });
});

it('gives the value of a band in whole pesewas, even when the target is not a multiple of ten', () =>
  expect([1_000_000, 1_234_567].map(bandWorth)).toEqual([100_000, 123_457]));

it('marks the loom in ten even steps', () => {
  expect(marksTo(1_000_000)).toEqual([
    '1,000',
    '2,000',
    '3,000',
    '4,000',
    '5,000',
    '6,000',
    '7,000',
    '8,000',
    '9,000',
    '10,000',
  ]);
});

describe('fields chosen before the form', () => {
  const asked = (path: string) => requestedFields(new URL(path, 'https://school.example').search);

  it.each([15_000, 2_550])('have an amount of %i pesewas', (pesewas) => {
    const { amount = '' } = asked(formPath('mate', 'new', { pesewas }));
    expect(draft.parse({ ...fields, amount }).amount).toBe(pesewas);
  });

  it('have a supporter’s page', () => {
    const path = formPath('mate', 'new', { supporterPage: 'ama-runs', pesewas: 5_000 });
    expect(path).toBe('/donate/new/mate?amount=50&page=ama-runs');
    expect(asked(path)).toEqual({ amount: '50', supporterPage: 'ama-runs' });
  });

  it.each(['', '?amount=', '?amount=lots', '?amount=-5', '?page='])('are none for %o', (search) =>
    expect(asked(`/donate/new/mate${search}`)).toEqual({}),
  );
});

it.each([
  ['ama-runs', 'ama-runs'],
  ['', undefined],
  // An older draft may name a page that has ended.
  ['kofi-sings', undefined],
])('a donation for the supporter’s page %o is sent for %o', (supporterPage, sent) =>
  expect(draft.parse({ ...fields, supporterPage }).supporterPage).toBe(sent),
);
