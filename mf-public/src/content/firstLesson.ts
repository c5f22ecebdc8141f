// Sample content: how a first lesson goes.
import type { Photograph } from '@school/shared/photographs';

/** `lessons/….jpg` in the folder `photographs`. There is none yet. */
export const lessonPhotograph: Photograph | undefined = undefined;

export const firstLesson = [
  {
    title: 'Tell us who',
    text: 'Register on the page of the instrument, or call. Not sure which instrument? Say so: we try two or three.',
  },
  {
    title: 'Come and try',
    text: 'The first half hour is a conversation with an instrument in your hands. There is nothing to prepare and nothing to pass.',
  },
  {
    title: 'Find your place',
    text: 'The teacher says which level and programme fit, the registrar says which hours are free and what the course costs.',
  },
  {
    title: 'Count in',
    text: 'Lessons begin the week after. In every course there are two to four recitals, so put the first date in your diary.',
  },
] as const;
