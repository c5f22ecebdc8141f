import { describe, expect, it } from 'vitest';
import { findPiece, pieceIdOf } from './pieceId';
import { piecesOf, repertoire } from './repertoire';
import { bands, categories, instruments, sets } from './types';

const choices = instruments.flatMap((instrument) =>
  bands[instrument].flatMap((band) =>
    sets.flatMap((set) => categories.map((category) => ({ instrument, band, set, category }))),
  ),
);

describe('repertoire', () => {
  it('has the five instruments and their thirteen bands, and no others', () => {
    const own = Object.entries(repertoire).map(([instrument, byBand]) => [instrument, Object.keys(byBand)]);
    expect(Object.fromEntries(own)).toEqual({
      piano: ['0-1', '1-3', '3+'],
      violin: ['0-2', '2-4'],
      classical_guitar: ['0-1', '1-2', '2-3', '3-4+'],
      trumpet: ['0-2', '2-4'],
      contemporary_guitar: ['0-2', '2-4'],
    });
  });

  it.each(choices)('offers a choice for $instrument $band, $set set, Category $category', (choice) => {
    const pieces = piecesOf(choice.instrument, choice.band)[choice.set][choice.category];
    expect(pieces.length).toBeGreaterThanOrEqual(2);
    for (const { title, composer } of pieces) {
      expect(title.trim()).not.toBe('');
      expect(composer.trim()).not.toBe('');
    }
  });

  it('offers no piece twice within a band', () => {
    for (const instrument of instruments) {
      for (const band of bands[instrument]) {
        const titles = sets.flatMap((set) =>
          categories.flatMap((category) =>
            piecesOf(instrument, band)[set][category].map(({ title, composer }) => `${title}, ${composer}`),
          ),
        );
        expect(new Set(titles).size, `${instrument} ${band}`).toBe(titles.length);
      }
    }
  });

  it('gives each piece of a band a unique id and finds it only in its own list', () => {
    for (const instrument of instruments) {
      for (const band of bands[instrument]) {
        const places = sets.flatMap((set) =>
          categories.map((category) => ({ instrument, band, set, category })),
        );
        const ids = places.flatMap((place) =>
          piecesOf(instrument, band)[place.set][place.category].map((piece) => {
            expect(findPiece(place, pieceIdOf(piece))).toBe(piece);
            return pieceIdOf(piece);
          }),
        );
        expect(new Set(ids).size, `${instrument} ${band}`).toBe(ids.length);
      }
    }
    const place = { instrument: 'piano', band: '0-1', set: 'first', category: 'A' } as const;
    expect(findPiece(place, 'ah-vous-dirai-je-maman-k-265-theme-mozart')?.composer).toBe(
      'Wolfgang Amadeus Mozart',
    );
    expect(
      findPiece({ ...place, category: 'B' }, 'ah-vous-dirai-je-maman-k-265-theme-mozart'),
    ).toBeUndefined();
  });

  it('rejects a band that an instrument does not have', () => {
    expect(() => piecesOf('violin', '3+')).toThrow('violin has no band 3+');
  });
});
