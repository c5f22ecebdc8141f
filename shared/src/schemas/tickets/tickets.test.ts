import { notMobileMoney } from '../common/mobileMoney';
import { describe, expect, it } from 'vitest';
import { challengeEntry, invitationCode, optionalPromoCode, ticketBuyer, ticketSelection } from './index';

interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}
const problemsOf = ({ error }: Parsed) =>
  error?.issues.map(({ path, message }) => [path.map(String).join('.'), message]);

const selection = (item: object) => ({ sale: 'public', items: [{ type: 'regular', quantity: 1, ...item }] });

describe('a selection', () => {
  it.each([0, -1, 1.5, '2', null])('rejects the quantity %j', (quantity) => {
    expect(problemsOf(ticketSelection.safeParse(selection({ quantity })))).toContainEqual([
      'items.0.quantity',
      'Please choose a whole number of tickets, at least one',
    ]);
  });

  it('rejects more than any order can have, an impossible seat, an empty selection, and a repeated type', () => {
    const fieldsOf = (sent: unknown) => problemsOf(ticketSelection.safeParse(sent))?.map(([field]) => field);
    expect(fieldsOf(selection({ quantity: 51 }))).toEqual(['items.0.quantity']);
    expect(fieldsOf(selection({ seats: ['C-7-12', "' or 1=1"] }))).toEqual(['items.0.seats.1']);
    expect(fieldsOf({ sale: 'public', items: [] })).toEqual(['items']);
    const { items } = selection({});
    expect(fieldsOf({ sale: 'public', items: [...items, ...items] })).toEqual(['items']);
  });
});

describe('codes', () => {
  it('accept typed separators and lower case', () => {
    expect(invitationCode.parse(' ab3d-9xyz ')).toBe('AB3D9XYZ');
    expect(optionalPromoCode.parse('spring 25')).toBe('SPRING25');
    expect(optionalPromoCode.parse('  ')).toBeUndefined();
  });

  it.each(['', 'ABC', 'ABCDEFGHI', 'ABCD_FGH'])('%j is no invitation', (typed) => {
    expect(invitationCode.safeParse(typed).success).toBe(false);
  });
});

describe('a buyer', () => {
  const buyer = { name: 'Ama Danso', email: 'ama@example.com', method: 'card' };

  it('needs at most three fields', () => {
    expect(ticketBuyer.parse(buyer)).toMatchObject(buyer);
    expect(problemsOf(ticketBuyer.safeParse({ ...buyer, method: 'mobile_money' }))).toEqual([
      ['phone', 'Please enter a phone number'],
    ]);
  });

  it.each([
    ['024 412 3456', []],
    ['+233 55 412 3456', []],
    ['+44 7400 123456', [['phone', notMobileMoney]]],
    ['030 212 3456', [['phone', notMobileMoney]]],
  ])('can pay with mobile money of %s: %j', (phone, problems) => {
    expect(problemsOf(ticketBuyer.safeParse({ ...buyer, method: 'mobile_money', phone })) ?? []).toEqual(
      problems,
    );
    expect(ticketBuyer.safeParse({ ...buyer, phone }).success).toBe(true);
  });

  it('may leave names of tickets empty', () => {
    expect(ticketBuyer.parse({ ...buyer, names: ['', 'Kofi'] }).names).toEqual([undefined, 'Kofi']);
  });
});

describe('an entry for the challenge', () => {
  const entry = {
    artist: 'Esi',
    age: 9,
    place: 'Accra',
    piece: 'The Swan',
    sheet: { id: crypto.randomUUID(), ticket: 'a', name: 'swan.jpg', size: 10 },
    email: 'abena@example.com',
    guardian: { name: 'Abena', phone: '024 123 4567', consent: true },
  };

  it('of a minor needs a guardian’s consent', () => {
    expect(challengeEntry.safeParse(entry).success).toBe(true);
    expect(problemsOf(challengeEntry.safeParse({ ...entry, guardian: undefined }))).toEqual([
      ['guardian.consent', 'An artist under 18 needs a parent or guardian who agrees'],
    ]);
    const refused = challengeEntry.safeParse({ ...entry, guardian: { ...entry.guardian, consent: false } });
    expect(problemsOf(refused)).toEqual([['guardian.consent', 'A parent or guardian has to agree']]);
  });

  it('of an adult needs none', () => {
    expect(challengeEntry.safeParse({ ...entry, age: 18, guardian: undefined }).success).toBe(true);
  });

  it.each([3, 19, 9.5, -9, '9', null])('rejects the age %j', (age) => {
    expect(problemsOf(challengeEntry.safeParse({ ...entry, age }))).toContainEqual([
      'age',
      'Please enter the artist’s age in whole years, from 4 to 18',
    ]);
  });
});
