import * as z from 'zod';
import { parseMoney } from '../../format/parseMoney';
import { lessonCategories, lessonVenues } from '../lessons/lessonOptions';
import { limits } from '../common/limits';
import { phone } from '../common/phone';
import {
  email,
  freeText,
  shortText,
  optionalShortText,
  optionalLink,
  optionalText,
  personName,
} from '../common/text';
import { trapFields } from '../common/trap';
import { showcaseLimits } from './limits';

/** Where performers live. */
export const performerPlaces = [...lessonVenues, 'elsewhere'] as const;

export type PerformerPlace = (typeof performerPlaces)[number];

/** Links to recordings without empty ones; at least one is required. */
const recordings = z
  .array(optionalLink)
  .max(showcaseLimits.recordingsMax)
  .transform((links, context) => {
    const given = links.filter((link) => link !== undefined);
    if (given.length > 0) return given;
    context.addIssue({ code: 'custom', path: [0], message: 'Please enter a link to a recording' });
    return z.NEVER;
  });

/** The application form for performers. */
export const performerApplication = z.object({
  stageName: shortText(limits.nameMax, 'Please enter the name that you perform under'),
  kind: shortText(limits.shortTextMax, 'Please say what you play'),
  category: z.enum(lessonCategories, 'Please choose classical or contemporary'),
  place: z.enum(performerPlaces, 'Please choose where you are based'),
  about: freeText(showcaseLimits.aboutMax, 'Please tell us a little about your music'),
  recordings,
  contactName: personName,
  email,
  phone,
  ...trapFields,
});

export type PerformerApplication = z.infer<typeof performerApplication>;

/** The occasions of engagements. */
export const occasions = [
  'wedding',
  'naming',
  'memorial',
  'worship',
  'company',
  'school',
  'concert',
  'celebration',
  'something_else',
] as const;

export type Occasion = (typeof occasions)[number];

/** The kinds of music at an engagement. */
export const engagementMusic = [...lessonCategories, 'both'] as const;

export type EngagementMusic = (typeof engagementMusic)[number];

/** The number of guests. */
export const guestCount = z
  .int('Please enter the number of guests as a number')
  .min(1, 'Please enter the number of guests as a number')
  .max(showcaseLimits.guestsMax, `This can be at most ${showcaseLimits.guestsMax.toLocaleString('en-GB')}`);

/** The budget of an engagement, in whole pesewas. */
export const engagementBudget = z
  .int('Please enter an amount in cedis and pesewas')
  .min(1, 'Please enter an amount in cedis and pesewas')
  .max(showcaseLimits.budgetMax, 'For a larger budget, please call us');

/** Parses an optional field as a number, `NaN` when it is not one. */
const typed = (read: (words: string) => number) => (words: string) =>
  words.trim() === '' ? undefined : read(words);

/** Parses the number of guests as typed. */
export const typedGuests = typed((words) => Number(words.replaceAll(/[\s,]/g, '')));

/** Parses a budget in cedis as typed. Returns pesewas. */
export const typedBudget = typed((words) => parseMoney(words) ?? Number.NaN);

/** The form to book performers. The server checks that the day is in the future. */
export const engagementRequest = z.object({
  occasion: z.enum(occasions, 'Please choose the occasion'),
  date: z.iso.date('Please enter the day'),
  startTime: z.iso.time({ precision: -1, error: 'Please enter the time when the music starts' }),
  place: shortText(limits.shortTextMax, 'Please say where it is'),
  guests: guestCount.optional(),
  music: z.enum(engagementMusic, 'Please choose what should be played'),
  /** Names of requested performers, as in the school's list. */
  performers: z.array(personName).max(showcaseLimits.performersMax).optional(),
  budget: engagementBudget.optional(),
  message: optionalText(showcaseLimits.aboutMax),
  name: personName,
  organisation: optionalShortText(limits.nameMax),
  email,
  phone,
  ...trapFields,
});

export type EngagementRequest = z.infer<typeof engagementRequest>;
