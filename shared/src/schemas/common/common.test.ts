import { describe, expect, it } from 'vitest';
import { email, personName, phone } from './index';

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('email', () => {
  it.each(['ama@example.com', ' ama.k+choir@mail.example.co.uk '])('takes %s', (typed) => {
    expect(email.parse(typed)).toBe(typed.trim());
  });

  it('says that it is missing', () => {
    for (const typed of ['', ' ', undefined])
      expect(messagesOf(email.safeParse(typed))).toEqual(['Please give an e-mail address']);
  });

  it.each(['ama', 'ama@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses %s in the words of the product',
    (typed) => {
      expect(messagesOf(email.safeParse(typed))).toContain('The provided email is invalid');
    },
  );
});

describe('phone', () => {
  it.each([
    ['024 123 4567', '+233241234567'],
    ['+233 24 123 4567', '+233241234567'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept);
  });

  it('says that it is missing', () => {
    for (const typed of ['', ' ', undefined])
      expect(messagesOf(phone.safeParse(typed))).toEqual(['Please give a phone number']);
  });

  it.each(['12', 'call me', '+233 24', '0'.repeat(60)])('refuses %s', (typed) => {
    expect(messagesOf(phone.safeParse(typed))).toEqual(['The provided phone is invalid']);
  });
});

describe('personName', () => {
  it('keeps names of any script and trims them', () => {
    expect(personName.parse('  Nana Ɛfua Ọlá-Mensah ')).toBe('Nana Ɛfua Ọlá-Mensah');
  });

  it('refuses nothing, too much, and more than a line', () => {
    expect(personName.safeParse('   ').success).toBe(false);
    expect(personName.safeParse('a'.repeat(101)).success).toBe(false);
    expect(personName.safeParse('Ama\nBcc: everyone').success).toBe(false);
    expect(personName.safeParse('Ama\u0000').success).toBe(false);
  });
});
