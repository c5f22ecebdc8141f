import { describe, expect, it } from 'vitest';
import { referral } from './referral';

const kofi = {
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  friendName: 'Kofi Mensah',
  friendEmail: 'kofi@example.com',
  note: 'You hum all day. Come along, it is at 4 p.m. on Saturdays … e.g. with me!',
  consent: true,
};

/** Returns the first error of each field. */
function wrongWith(change: object): Record<string, string> {
  const issues = referral.safeParse({ ...kofi, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('a recommendation', () => {
  it.each([{}, { note: '' }, { note: undefined }, { name: 'K.A. Mensah' }, { friendName: 'J.Mensah' }])(
    'may be %o',
    (change) => {
      expect(wrongWith(change)).toEqual({});
    },
  );

  it.each([
    'Look at https://spam.example/now',
    'ftp://files',
    'www.spam',
    'Buy at spam.example today',
    'write to me@spam.com',
    'see bit.ly/abc',
    't.co/abc',
    'Come along.It is fun',
    'SPAM.COM',
    'пример.рф',
  ])('contains no link: %s', (note) => {
    const message = 'Please leave out links and web addresses, and put a space after each full stop';
    expect(wrongWith({ note })).toEqual({ note: message });
    expect(wrongWith({ name: note })).toEqual({ name: message });
    expect(wrongWith({ friendName: note })).toEqual({ friendName: message });
  });

  it.each([
    [{ name: '' }, { name: 'Please enter your name' }],
    [{ friendName: ' ' }, { friendName: 'Please enter your friend’s name' }],
    [{ friendEmail: 'kofi@' }, { friendEmail: 'Your friend’s email address is invalid' }],
    [{ friendEmail: '' }, { friendEmail: 'Please enter your friend’s email address' }],
    [
      { friendEmail: ' AMA@example.com' },
      { friendEmail: 'This is your own address: please enter your friend’s' },
    ],
    [{ note: 'x'.repeat(301) }, { note: 'This can have at most 300 characters' }],
    [{ consent: false }, { consent: 'Please ask your friend first, and tick this box' }],
  ])('is rejected with %o', (change, messages) => {
    expect(wrongWith(change)).toEqual(messages);
  });
});
