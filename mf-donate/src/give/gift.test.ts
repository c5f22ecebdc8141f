import { describe, expect, it } from 'vitest';
import { appealAt } from '../content/appeals';
import { pesewasOf } from './cedis';
import { giftDraft } from './giftDraft';
import { mailOf, referenceOf, type Pledge } from './pledge';
import { readPledge } from './readPledge';
import { marksTo } from './shortMoney';

const draft = {
  amount: '200',
  name: 'Ama Serwaa Danso',
  email: 'ama@example.com',
  phone: '',
  message: '',
  anonymous: false,
};

const messageFor = (change: Partial<typeof draft>): string | undefined =>
  giftDraft.safeParse({ ...draft, ...change }).error?.issues[0]?.message;

describe('an amount', () => {
  it.each([
    ['150', 15_000],
    ['150.5', 15_050],
    [' 1,250.00 ', 125_000],
    ['GH₵ 20', 2_000],
    ['ghs 5', 500],
    ['0.29', 29],
  ])('%s is read', (typed, pesewas) => {
    expect(pesewasOf(typed)).toBe(pesewas);
  });

  it.each(['', 'ten', '-5', '1.005', '1,5', 'NaN', 'Infinity', '1e3', '$20', '1,00,000'])(
    '%s is none',
    (typed) => {
      expect(pesewasOf(typed)).toBeUndefined();
    },
  );
});

describe('a gift', () => {
  it('comes out in pesewas, with the phone as the world dials it', () => {
    expect(giftDraft.parse({ ...draft, phone: '024 123 4567' })).toMatchObject({
      amount: 20_000,
      phone: '+233241234567',
    });
  });

  it.each([
    [{ amount: '' }, 'Choose an amount, or write your own'],
    [{ amount: '4.99' }, 'The smallest gift is GH₵ 5.00'],
    [{ amount: '100000.01' }, 'For a gift above GH₵ 100,000.00, please ring us'],
    [{ amount: 'lots' }, 'Write the amount in cedis and pesewas, such as 150 or 150.50'],
    [{ email: 'ama@' }, 'The provided email is invalid'],
    [{ phone: '024 123 45' }, 'The provided phone is invalid'],
    [{ name: ' ' }, 'Please give your name'],
  ])('%o is refused: %s', (change, message) => {
    expect(messageFor(change)).toBe(message);
  });

  it('takes its limits themselves', () => {
    expect(messageFor({ amount: '5' })).toBeUndefined();
    expect(messageFor({ amount: '100,000' })).toBeUndefined();
  });
});

describe('a pledge', () => {
  const pledge: Pledge = {
    ...draft,
    amount: 20_000,
    anonymous: true,
    donationId: '3f2a9c1b-0000-4000-8000-000000000000',
  };

  it('has a short reference of its own', () => {
    expect(referenceOf(pledge)).toBe('GIFT-3F2A9C1B');
  });

  it('is mailed with all that the office needs, and without empty lines', () => {
    const mail = new URL(mailOf(pledge, appealAt('mate')));
    const body = mail.searchParams.get('body') ?? '';
    expect(mail.searchParams.get('subject')).toBe('GIFT-3F2A9C1B: GH₵ 200.00 for MATE');
    expect(body).toContain('Name: Ama Serwaa Danso (not to be named)');
    expect(body).not.toContain('Phone');
  });

  it('is only read back when it is whole', () => {
    expect(readPledge(JSON.parse(JSON.stringify(pledge)))).toEqual(pledge);
    expect(readPledge({ ...pledge, amount: 1.5 })).toBeUndefined();
    expect(readPledge({ ...pledge, name: undefined })).toBeUndefined();
    expect(readPledge(undefined)).toBeUndefined();
  });
});

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
