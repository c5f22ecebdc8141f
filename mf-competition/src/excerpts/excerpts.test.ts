import { bands, categories, instruments, piecesOf, sets } from '@school/shared/competition';
import { readNotes } from '@school/shared/music';
import { describe, expect, it } from 'vitest';
import { excerpts } from '../content/excerpts';
import { scoreFiles } from '../desk/scoreFiles';
import type { Timing } from '../desk/timing';
import { excerptFiles } from './excerptFiles';

const files = excerptFiles();

const pieces = instruments.flatMap((instrument) =>
  bands[instrument].flatMap((band) =>
    sets.flatMap((set) =>
      categories.flatMap((category) =>
        piecesOf(instrument, band)[set][category].map((piece) => ({ instrument, band, set, piece })),
      ),
    ),
  ),
);

const ofSet = (set: string) => pieces.filter((of) => of.set === set);

describe('the repertoire', () => {
  it.each(pieces)(
    'has the opening of $instrument $band, $set set, $piece.title',
    async ({ instrument, piece }) => {
      const { sheet, timing } = scoreFiles(instrument, piece);
      const page = String(await files[sheet]?.());
      expect(page).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+".*<\/svg>$/s);
      expect(page.match(/<use /g)?.length, 'clef, meter and notes').toBeGreaterThan(6);
      expect(page).not.toMatch(/NaN|undefined|<style/);

      const { bars, ends, width, height } = JSON.parse(String(await files[timing]?.())) as Timing;
      expect(bars.length).toBeGreaterThanOrEqual(2);
      expect(ends).toBe(readNotes(excerpts[instrument][piece.title]!).ends);
      expect(bars.map(({ from }) => from)).toEqual(bars.map(({ from }) => from).toSorted((a, b) => a - b));
      for (const bar of bars) {
        expect(bar.from).toBeLessThan(ends);
        expect(bar.x + bar.width).toBeLessThanOrEqual(width);
        expect(bar.y + bar.height).toBeLessThanOrEqual(height + 500);
      }
    },
  );

  it('has recordings of the first set alone', () => {
    for (const { instrument, set, piece } of pieces)
      expect(scoreFiles(instrument, piece).audio in files, piece.title).toBe(set === 'first');
  });

  it('has both sets of every band, each with one piece per category', () => {
    expect(Object.values(bands).flat()).toHaveLength(13);
    for (const instrument of instruments) {
      for (const band of bands[instrument]) {
        for (const set of sets) {
          const own = pieces.filter(
            (of) => of.instrument === instrument && of.band === band && of.set === set,
          );
          expect(own.length, `${instrument} ${band} ${set}`).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });

  it('has no duplicate pieces of an instrument, and no unused files', () => {
    for (const instrument of instruments) {
      const titles = pieces.filter((of) => of.instrument === instrument).map(({ piece }) => piece.title);
      expect(new Set(titles).size, instrument).toBe(titles.length);
      expect(Object.keys(excerpts[instrument]).toSorted()).toEqual(titles.toSorted());
    }
    const recorded = ofSet('first').length;
    expect(Object.keys(files)).toHaveLength(2 * pieces.length + recorded);
  });
});
