import { fileURLToPath } from 'node:url';
import { performers } from '@school/shared/people';
import { portraitFiles } from '@school/shared/people/portraits';
import { photographFilesOf } from '@school/shared/schemas/photographs/files';
import { photographFiles } from '@school/shared/vite/photographs';
import { excerptFiles } from './excerpts/excerptFiles';

const photographs = fileURLToPath(new URL('../../shared/photographs', import.meta.url));

export const files = {
  ...excerptFiles(),
  ...portraitFiles(),
  ...photographFiles(photographs, photographFilesOf(performers.seed)),
};
