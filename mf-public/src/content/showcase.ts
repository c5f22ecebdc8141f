// Sample content: the artist showcase, with guests on our stage and our performers elsewhere.
import type { Person } from '@school/shared/people';
import { categoryLabels } from '@school/shared/schemas/lessons';
import { musicLabels, occasionLabels, placeLabels } from '@school/shared/schemas/showcase/labels';
import { instrumentCount } from './counts';
import { optionsOf } from './options';

export const categoryOptions = optionsOf(categoryLabels);
export const placeOptions = optionsOf(placeLabels);
export const occasionOptions = optionsOf(occasionLabels);
export const musicOptions = optionsOf(musicLabels);

/** Returns the performers that can be requested. */
export const performerOptions = (performers: readonly Person[]) =>
  performers.map(({ name, position }) => ({ value: name, label: `${name}, ${position.toLowerCase()}` }));

export const perform = {
  instrument: 'trumpet',
  title: 'Apply to perform',
  line: 'Soloists and ensembles, classical or contemporary. Twice a term our stage is yours.',
  steps: [
    { title: 'We listen', text: 'We listen to every recording, and answer within three weeks, yes or no.' },
    { title: 'We meet', text: 'You try out the recital hall for half an hour.' },
    { title: 'You play', text: 'One evening, two sets, and a fee that we agree on before.' },
  ],
} as const;

export const book = {
  instrument: 'cello',
  title: 'Book performers',
  line: `Our performers come to weddings, services, halls and courtyards. One instrument or ${instrumentCount}.`,
  steps: [
    { title: 'You ask', text: 'Tell us the day, the place and the occasion.' },
    {
      title: 'We offer',
      text: 'Within two working days we tell you who is free, what they would play and what it costs.',
    },
    {
      title: 'You say yes',
      text: 'Only then is it booked. You pay a third when you accept, and the rest afterwards.',
    },
  ],
} as const;
