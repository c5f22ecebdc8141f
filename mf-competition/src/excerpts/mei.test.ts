import { describe, expect, it } from 'vitest';
import { signatureOf, type Excerpt } from '@school/shared/music';
import { meiOf } from './mei';

const excerpt = (melody: string, more: Partial<Excerpt> = {}): Excerpt => ({
  key: 'C',
  meter: '4/4',
  tempo: 60,
  mood: 'Moderato',
  melody,
  ...more,
});
const written = (melody: string, more: Partial<Excerpt> = {}) => meiOf(excerpt(melody, more), 'two staves');

describe('a parsed opening', () => {
  it('has pitches, lengths and dots', () => {
    const mei = written("C4 c3c'");
    expect(mei).toContain('<note dur="2" pname="c" oct="4">');
    expect(mei).toContain('<note dur="4" dots="1" pname="c" oct="5">');
    expect(mei).toContain('<note dur="8" pname="c" oct="6">');
  });

  it('keeps an accidental to the end of the bar, and the key signature otherwise', () => {
    const mei = written('^c2c2 F2f2 | c8', { key: 'G' });
    expect(mei.match(/accid="s"/g)).toHaveLength(1);
    expect(mei.match(/accid.ges="s"/g), 'the second c, and both f by the signature').toHaveLength(3);
    expect(mei).toContain('<note dur="1" pname="c" oct="5">');
  });

  it('ties a note over the bar line with its accidental', () => {
    expect(written('^c8- | c8')).toMatch(/accid="s" tie="i".*accid.ges="s" tie="t"/);
  });

  it.each([
    ['a bar that is not full', 'C8 | C4 | C8', {}, 'Bar 2 lasts 96 of 192'],
    ['a bar that is too full', 'C8 | C8 C2', {}, 'Bar 2 lasts 240 of 192'],
    ['hands that do not fit together', 'C8 | C8', { under: 'C,8 | C,4' }, 'The voices differ at bar 2'],
    ['a letter that is no note', 'C4 h4', {}, '"h4" cannot be read'],
    ['a length that no note has', 'C5 C3', {}, 'No note lasts 120 of 192'],
    ['a key that there is not', 'C8', { key: 'H' }, 'There is no key H'],
  ])('is rejected for %s', (_, melody, more, message) => {
    expect(() => written(melody, more)).toThrow(message);
  });
});

it.each([
  ['C', '0', ''],
  ['Am', '0', ''],
  ['D', '2s', 'fc'],
  ['C#m', '4s', 'fcgd'],
  ['Bb', '2f', 'be'],
  ['Gm', '2f', 'be'],
])('in the key %s has the signature %s', (key, mei, steps) => {
  const signature = signatureOf(key);
  expect([signature.mei, Object.keys(signature.of).join('')]).toEqual([mei, steps]);
});
