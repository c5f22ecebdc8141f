import { performers } from '@school/shared/people';
import type { Photograph } from '@school/shared/photographs';
import { past, recitals } from './events';
import { lessonPhotograph } from './firstLesson';
import { instructors } from './instructors';
import { leadership } from './leadership';

const of = (holders: readonly { readonly photo?: Photograph }[]): Photograph[] =>
  holders.flatMap(({ photo }) => photo ?? []);

/** All photographs in this app's own folder. */
export const photographs: readonly Photograph[] = [
  ...of([...leadership.seed, ...instructors.seed, ...recitals.seed, ...past.seed]),
  ...(lessonPhotograph ? [lessonPhotograph] : []),
];

/** Photographs of performers, which two apps show from the folder of shared. */
export const performerPhotographs: readonly Photograph[] = of(performers.seed);
