import { describe, expect, it } from 'vitest';
import { showableLine, showableText } from './showable';

describe('showableText', () => {
  it.each([
    ['zero width space', '\u200B'],
    ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
    ['blank of Braille', '\u2800'],
    ['joiners without letters', '\u200C\u200D\u034F'],
    ['direction marks and isolates', '\u061C\u200E\u200F\u202A\u202E\u2066\u2069'],
    ['soft hyphen and vowel separator', '\u00AD\u180E'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tag characters', '\u{E0041}\u{E007F}'],
    ['control characters', '\u0000\u0007\u0085'],
    ['halves of characters', '\uD83D'],
    ['a place for an object', '\uFFFC'],
    ['blanks', ' \u00A0\u2003\u3000\t\n'],
    ['marks without a letter', '\u0301\u0301'],
  ])('%s are removed', (_, text) => {
    expect(showableLine(text)).toBe('');
    expect(showableLine(`Ama ${text}`)).toBe('Ama');
  });

  it.each([
    '👩‍🎤',
    '👨‍👩‍👧‍👦',
    '❤️',
    '1️⃣',
    '👍🏽',
    '🇬🇭',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می‌خواهم',
    'क्‍ष',
    'ශ්‍රී',
    'ന്‍',
    '葛󠄀城',
    'Việt Ọlá Nkɛma',
    'مُحَمَّد',
    'ကြွေး',
    '𝄞',
  ])('%s is kept', (text) => {
    expect(showableLine(text)).toBe(text.normalize());
    expect(showableText(showableText(text))).toBe(showableText(text));
  });

  it.each([
    ['\u202D+233 24 412 3456\u202C', '+233 24 412 3456'],
    ['a\u200Db', 'ab'],
    ['e\u0301', 'é'],
    [`A${'\u0301'.repeat(80)}`, 'Á\u0301\u0301\u0301'],
    [`A${'\u0301\u0316'.repeat(40)}b`, 'Á\u0316\u0316\u0316b'],
    ['  Ama \u00A0 Serwaa\n', 'Ama Serwaa'],
  ])('%j becomes %j on one line', (text, shown) => {
    expect(showableLine(text)).toBe(shown);
  });

  it('line breaks are kept where several lines are allowed', () => {
    expect(showableText('one\r\ntwo\u2028three\tfour')).toBe('one\r\ntwo\nthree\tfour');
  });

  it.each(['\u0301\u0316', 'A\u0301\u0316', '\u200D', '👩‍', 'क्‍', '1\uFE0F'])(
    'handles 60,000 characters of %j quickly',
    (part) => {
      const text = part.repeat(60_000 / part.length);
      const start = process.cpuUsage();
      showableText(text);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1_000).toBeLessThan(500);
    },
  );
});
