import { z } from 'zod';
import {
  declareContent,
  photograph,
  readOnly,
  line,
  list,
  oneOf,
  paragraph,
  webAddress,
  type DeclaredContent,
} from '../content/declare';
import { performers } from './performers';
import { instrumentLabels } from '../schemas/lessons';
import { showcaseLimits } from '../schemas/showcase';
import type { Person } from './person';

const tones = {
  wine: 'Wine',
  gold: 'Gold',
  palm: 'Palm',
  rose: 'Rose',
  indigo: 'Indigo',
  clayDeep: 'Clay',
  sand: 'Sand',
  ink: 'Ink',
} as const satisfies Readonly<Record<Person['tone'], string>>;

const accents = {
  wine: 'Wine',
  clay: 'Clay',
  gold: 'Gold',
  palm: 'Palm',
  rose: 'Rose',
  indigo: 'Indigo',
  sand: 'Sand',
  paper: 'Paper',
  ink: 'Ink',
} as const satisfies Readonly<Record<Person['accents'][number], string>>;

const person = z.object({
  name: line('Name', { max: 60 }),
  position: line('Position', { max: 80 }),
  syllables: z.int().min(1).max(14).meta({
    title: 'Syllables of the name',
    description: 'One block of the strip below the name for each',
    words: 'A number from 1 to 14',
  }),
  tone: oneOf('Ground of the tile', tones),
  accents: z
    .array(oneOf('Colour', accents))
    .min(1)
    .max(4)
    .meta({ title: 'Colours of the strip', item: 'colour' }),
  portrait: readOnly(z.string().exactOptional()),
  photo: photograph('Photograph', { ratio: 3 / 4, help: 'Shown in place of the drawing' }),
  biography: paragraph('About them', { max: 600 }).exactOptional(),
  teaches: z
    .array(oneOf('Instrument', instrumentLabels))
    .exactOptional()
    .meta({ title: 'Teaches', item: 'instrument' }),
  training: line('Training', { max: 160 }).exactOptional(),
  socials: z
    .object({
      twitter: webAddress('X (Twitter)').exactOptional(),
      facebook: webAddress('Facebook').exactOptional(),
      linkedin: webAddress('LinkedIn').exactOptional(),
    })
    .exactOptional()
    .meta({ title: 'Elsewhere' }),
});

/** People in the order of the page. */
export const peopleSchema: z.ZodType<readonly Person[]> = list('People', person, {
  item: 'person',
  min: 1,
  // A request for an engagement may select all of them.
  max: showcaseLimits.performersMax,
});

/** Declares the performers for the apps that show them. */
export const declaredPerformers = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(performers, {
    shownOn,
    title: 'Performers and judges',
    about: 'Who plays at the school’s concerts and judges the competition.',
    schema: peopleSchema,
  });
