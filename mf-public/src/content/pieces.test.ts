import { durationOf } from '@school/shared/music';
import { expect, it } from 'vitest';
import { files } from '../files';
import { instrumentNames } from './instrumentNames';
import { pieces, recordingOf, type PieceId } from './pieces';

it('has a recording for home and for each instrument with a model, and no two the same', async () => {
  const ids = Object.keys(pieces) as PieceId[];
  expect(ids).toEqual(['home', ...instrumentNames.flatMap(({ id }) => (id === 'saxophone' ? [] : [id]))]);
  const recordings = new Set<string>();
  for (const id of ids) {
    const file = (await files[recordingOf(id)]?.()) as Uint8Array;
    expect(Math.round(durationOf(file) / 1000), id).toBe(pieces[id].seconds);
    recordings.add(Buffer.from(file).toString('base64'));
  }
  expect(recordings.size).toBe(ids.length);
  expect(new Set(Object.values(pieces).map(({ title }) => title)).size).toBe(ids.length);
});
