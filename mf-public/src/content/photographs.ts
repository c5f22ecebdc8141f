import { performers } from '@school/shared/people';
import { photographFilesOf, type PhotographFile } from '@school/shared/schemas/photographs/files';
import { past, recitals } from './events';
import { instructors } from './instructors';
import { leadership } from './leadership';
import { scenes } from './scenes';

/** All photographs in this app's own folder. */
export const photographs: readonly PhotographFile[] = [
  ...photographFilesOf([...leadership.seed, ...instructors.seed, ...recitals.seed, ...past.seed]),
  ...photographFilesOf(Object.values(scenes.seed).map((photo) => ({ photo }))),
];

/** Photographs of performers, which two apps show from the folder of shared. */
export const performerPhotographs: readonly PhotographFile[] = photographFilesOf(performers.seed);
