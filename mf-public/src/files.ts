import { fileURLToPath } from 'node:url';
import { photographFiles } from '@school/shared/vite/photographs';
import { performerPhotographs, photographs } from './content/photographs';
import { calendars } from './projects/calendars';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const files = {
  ...calendars,
  ...photographFiles(folder('../photographs'), photographs),
  ...photographFiles(folder('../../shared/photographs'), performerPhotographs),
};
