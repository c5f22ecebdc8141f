import { fileURLToPath } from 'node:url';
import { photographFiles } from '@school/shared/vite/photographs';
import { performerPhotographs, photographs } from './content/photographs';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const files = {
  ...photographFiles(folder('../photographs'), photographs),
  ...photographFiles(folder('../../shared/photographs'), performerPhotographs),
};
