import { describe, expect, it } from 'vitest';
import { email, personName, phone } from './index';

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('email', () => {
  it.each(['ama@example.com', ' ama.k+choir@mail.example.co.uk '])('accepts %s', (typed) => {
    expect(email.parse(typed)).toBe(typed.trim());
  });

  it('reports a missing value', () => {
    for (const typed of ['', ' ', undefined])
      expect(messagesOf(email.safeParse(typed))).toEqual(['Please enter an email address']);
  });

  it.each([
    ['\u202aama@example.com\u202c', 'ama@example.com'],
    ['ama@b\u00fccher.example', 'ama@xn--bcher-kva.example'],
    ['ama@BU\u0308CHER.example', 'ama@xn--bcher-kva.example'],
    ['ama@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444', 'ama@xn--80a1acny.xn--p1ai'],
    ['r&d@example.com', 'r&d@example.com'],
    ["o'brien/accra=gh@example.com", "o'brien/accra=gh@example.com"],
    ['!#$%&*+/=?^_`{|}~-@example.com', '!#$%&*+/=?^_`{|}~-@example.com'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ])('stores %s as %s', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
  });

  it.each(['jos\u00e9@example.com', '\u0430ma@example.com'])(
    'lists the letters that %s may have before the @',
    (typed) => {
      expect(messagesOf(email.safeParse(typed))).toEqual([
        'The provided email is invalid: before the @ it can have letters from a to z without accents, numbers and signs such as . _ - +',
      ]);
    },
  );

  it.each([
    'ama',
    'ama@',
    '@example.com',
    'a b@example.com',
    '.ama@example.com',
    'ama.@example.com',
    'a..b@example.com',
    'ama@example',
    'ama@-example.com',
    'ama@example..com',
    'ama@1.2.3.4',
    'ama@[127.0.0.1]',
    'ama@b\u00fccher/x.example',
    '"ama"@example.com',
    'a@b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %s with the product’s message', (typed) => {
    expect(messagesOf(email.safeParse(typed))).toContain('The provided email is invalid');
  });
});

describe('phone', () => {
  it.each([
    ['024 123 4567', '+233241234567'],
    ['+233 24 123 4567', '+233241234567'],
    ['+44 20 7946 0958', '+442079460958'],
    // Apple's contacts add direction marks around a number.
    ['\u202d+233 24 123 4567\u202c', '+233241234567'],
    ['024\u00a0123\u20114567', '+233241234567'],
  ])('normalises %s to %s', (typed, normalised) => {
    expect(phone.parse(typed)).toBe(normalised);
  });

  it('reports a missing value', () => {
    for (const typed of ['', ' ', undefined])
      expect(messagesOf(phone.safeParse(typed))).toEqual(['Please enter a phone number']);
  });

  it.each(['12', 'call me', '+233 24', '0'.repeat(60)])('rejects %s', (typed) => {
    expect(messagesOf(phone.safeParse(typed))).toEqual(['The provided phone is invalid']);
  });
});

describe('personName', () => {
  it('keeps names of any script and trims them', () => {
    expect(personName.parse('  Nana Ɛfua Ọlá-Mensah ')).toBe('Nana Ɛfua Ọlá-Mensah');
  });

  it.each(['   ', '\u200b', '\u3164', '\u2800', '\u0301', 'a'.repeat(101)])('rejects %j', (typed) => {
    expect(personName.safeParse(typed).success).toBe(false);
  });

  it.each([
    ['Ama\nBcc: everyone', 'Ama Bcc: everyone'],
    ['Ama\u0000  \tSerwaa', 'Ama Serwaa'],
  ])('stores %j on one line as %s', (typed, stored) => {
    expect(personName.parse(typed)).toBe(stored);
  });
});
