import { fileURLToPath } from 'node:url';
import { record } from '@school/shared/music';
import { portraitFiles } from '@school/shared/people/portraits';
import { photographFiles } from '@school/shared/vite/photographs';
import { excerpts } from './content/excerpts';
import { looks } from './content/looks';
import { performerPhotographs, photographs } from './content/photographs';
import { pieces, recordingOf, type PieceId } from './content/pieces';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const recordings = (Object.keys(pieces) as PieceId[]).map((id) => {
  const { on } = pieces[id];
  return [recordingOf(id), () => record(excerpts[id], on === 'guitar' ? 'classical_guitar' : on)] as const;
});

export const files = {
  ...Object.fromEntries(recordings),
  ...portraitFiles(looks),
  ...photographFiles(folder('../photographs'), photographs),
  ...photographFiles(folder('../../shared/photographs'), performerPhotographs),
};
