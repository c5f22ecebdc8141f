// Sample content: the artist showcase, where others play here and our performers play elsewhere.
import type { LessonCategory } from '@school/shared/schemas/lessons';
import type { EngagementMusic, Occasion, PerformerPlace } from '@school/shared/schemas/showcase';
import { performers } from '@school/shared/people';

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const categories: Readonly<Record<LessonCategory, string>> = {
  classical: 'Classical',
  contemporary: 'Contemporary',
};
const places: Readonly<Record<PerformerPlace, string>> = {
  accra: 'Accra',
  tema: 'Tema',
  elsewhere: 'Elsewhere',
};
const occasions: Readonly<Record<Occasion, string>> = {
  wedding: 'Wedding',
  naming: 'Naming ceremony',
  memorial: 'Funeral or memorial',
  worship: 'Church or worship',
  company: 'Company event',
  school: 'School event',
  concert: 'Concert or festival',
  celebration: 'Birthday or private celebration',
  something_else: 'Something else',
};
const music: Readonly<Record<EngagementMusic, string>> = { ...categories, both: 'Both' };

export const categoryOptions = optionsOf(categories);
export const placeOptions = optionsOf(places);
export const occasionOptions = optionsOf(occasions);
export const musicOptions = optionsOf(music);

/** Whom one may wish for. */
export const performerOptions = performers.map(({ name, position }) => ({
  value: name,
  label: `${name}, ${position.toLowerCase()}`,
}));

export const perform = {
  instrument: 'trumpet',
  title: 'Apply to perform',
  line: 'Soloists and ensembles, classical or contemporary. Twice a term our stage is yours.',
  steps: [
    {
      title: 'We listen',
      text: 'All of it, and ourselves. You hear from us within three weeks, yes or no.',
    },
    { title: 'We meet', text: 'Half an hour in the recital hall, so that you know how it sounds.' },
    { title: 'You play', text: 'One evening, two sets, and a fee that we agree on before.' },
  ],
} as const;

export const book = {
  instrument: 'cello',
  title: 'Book performers',
  line: 'Our performers come to weddings, services, halls and courtyards. One instrument or six.',
  steps: [
    { title: 'You ask', text: 'Day, place and occasion are enough to begin with.' },
    { title: 'We offer', text: 'Within two working days: who is free, what they would play, what it costs.' },
    {
      title: 'You say yes',
      text: 'Only then it is booked. A third is paid with the yes, the rest afterwards.',
    },
  ],
} as const;
