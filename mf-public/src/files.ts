import { fileURLToPath } from 'node:url';
import { portraitFiles } from '@school/shared/people/portraits';
import { photographFiles } from '@school/shared/vite/photographs';
import { looks } from './content/looks';
import { performerPhotographs, photographs } from './content/photographs';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const files = {
  ...portraitFiles(looks),
  ...photographFiles(folder('../photographs'), photographs),
  ...photographFiles(folder('../../shared/photographs'), performerPhotographs),
};
