// Sample content: the lines about the foundation's projects. Slugs, targets and sums are the specification's, in pesewas.
import { mateProject } from './mateProject';

export const foundationProjects = [
  { ...mateProject, text: 'Music, art and theatre on one stage, made by young people of Accra and Tema.' },
  {
    slug: 'allegro-music-studio',
    name: 'Allegro Music Studio',
    raised: 100_000,
    target: 1_000_000,
    text: 'A recording room where students hear themselves for the first time.',
  },
  {
    slug: 'my-allegro',
    name: 'My Allegro',
    raised: 50_000,
    target: 5_000_000,
    text: 'Lessons for gifted children whose families cannot pay for them.',
  },
] as const;
