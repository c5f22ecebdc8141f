import { fileURLToPath } from 'node:url';
import { performers } from '@school/shared/people';
import { photographFiles } from '@school/shared/vite/photographs';
import { excerptFiles } from './excerpts/excerptFiles';

const photographs = fileURLToPath(new URL('../../shared/photographs', import.meta.url));

export const files = {
  ...excerptFiles(),
  ...photographFiles(
    photographs,
    performers.seed.flatMap(({ photo }) => photo ?? []),
  ),
};
