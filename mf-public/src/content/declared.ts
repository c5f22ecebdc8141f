import {
  clockTime,
  declareContent,
  declareToday,
  day,
  identity,
  readOnly,
  line,
  list,
  oneOf,
  paragraph,
  photograph,
  questionFields,
  webAddress,
} from '@school/shared/content/declare';
import { declaredPerformers, peopleSchema } from '@school/shared/people/declare';
import { projects } from '@school/shared/projects';
import { declaredFigures, declaredProjects } from '@school/shared/projects/declare';
import { z } from 'zod';
import { declaredCompetition } from '@school/shared/competition/declare';
import type { LessonProgramme } from '@school/shared/schemas/lessons';
import { reminders } from '@school/shared/reminders';
import { instrumentLabels, programmeLabels } from '@school/shared/schemas/lessons';
import { declaredReminder } from '@school/shared/reminders/declare';
import { declaredEvening, declaredOffer } from '@school/shared/tickets/declare';
import { bursaryRounds } from './bursaries';
import { entryLabels, past, recitals, type SchoolEvent } from './events';
import { fees, type Fees } from './fees';
import { voice } from './voice';
import { instructors } from './instructors';
import { leadership } from './leadership';
import { openings } from './openings';
import { FEES, questions, TERMS } from './questions';
import { scenes } from './scenes';
import { terms } from './terms';
import { trust } from './trust';

const events: z.ZodType<readonly SchoolEvent[]> = list(
  'Events',
  z.object({
    id: identity(),
    name: line('Name', { max: 80 }),
    dates: list('Days', day('Day'), { item: 'day', min: 1, max: 6 }),
    from: clockTime('From'),
    to: clockTime('To'),
    place: line('Hall and town', { max: 80 }),
    text: paragraph('What it is', { max: 400 }),
    entry: oneOf('Entry', entryLabels).exactOptional(),
    instrument: oneOf('Drawing beside it', instrumentLabels).exactOptional(),
    recording: webAddress('Recording, for a past event').exactOptional(),
    photo: photograph('Photograph', { ratio: 3 / 2 }),
    link: readOnly(z.object({ to: z.string(), label: z.string() }).exactOptional()),
  }),
  { item: 'event', max: 30 },
);

const fee = (programme: LessonProgramme) =>
  z
    .int()
    .min(1)
    .max(100_000)
    .meta({ title: `${programmeLabels[programme]}, GH₵ a term`, words: 'Whole cedis, such as 900' });

const feesOf = (title: string) =>
  z
    .object({
      early_years_music: fee('early_years_music'),
      junior_conservatory: fee('junior_conservatory'),
      adult_study: fee('adult_study'),
    })
    .meta({ title });

/** Lists what staff may edit on the public pages. It is for the server: no page imports it. */
export const declared = [
  declareContent(questions, {
    shownOn: ['faq'],
    title: 'Questions and answers',
    about: 'What parents and adult beginners ask, on the page of that name and in search engines.',
    schema: list(
      'Matters',
      z.object({
        id: identity(),
        title: line('Title', { max: 60 }),
        items: list('Questions', z.object({ id: identity(), ...questionFields }), {
          item: 'question',
          min: 1,
        }),
      }),
      { item: 'matter', min: 1, max: 12 },
    ).meta({
      description: `In an answer, ${TERMS} means the days of the terms, and ${FEES} the lowest fees.`,
    }),
  }),
  declareContent<Fees>(fees, {
    shownOn: ['home', 'learn', 'instrument', 'faq'],
    title: 'Fees',
    about: 'The lowest fee of each programme, beside the programmes and on the pages of the instruments.',
    schema: z.object({ group: feesOf('In a group'), private: feesOf('Private lessons') }),
  }),
  declareContent(voice, {
    shownOn: ['home'],
    title: 'What a parent or student says',
    about: 'The quotation near the end of the home page. Publish only words that their author agreed to.',
    schema: z.object({
      words: paragraph('Their words', { max: 200 }),
      name: line('Name', { max: 60 }),
      who: line('Who they are', { max: 60 }),
      syllables: z.int().min(1).max(6).meta({
        title: 'Syllables of the name',
        description: 'The strip has one block each.',
        words: 'From 1 to 6',
      }),
    }),
  }),
  declareContent(scenes, {
    shownOn: ['home', 'learn'],
    title: 'Wide photographs',
    about: 'One from edge to edge on the home page, and one of a first lesson on the page Learn.',
    schema: z.object({
      home: photograph('Home page', { ratio: 21 / 9, help: 'On phones, its sides are cut off' }),
      lesson: photograph('First lesson', { ratio: 21 / 9 }),
    }),
  }),
  declareContent(trust, {
    shownOn: ['home', 'safeguarding'],
    title: 'Facts about the school',
    about: 'What a parent asks for first, on the home page, and who leads safeguarding.',
    schema: z.object({
      lead: line('Lead for safeguarding', { max: 60 }),
      facts: list('Facts', z.object({ title: line('Fact', { max: 40 }), text: line('What it means') }), {
        item: 'fact',
        min: 1,
        max: 4,
      }),
    }),
  }),
  declareContent(terms, {
    shownOn: ['faq'],
    title: 'Terms',
    about: 'First and last day of lessons, in the answers and in the calendar to subscribe to.',
    schema: list(
      'Terms',
      z.object({
        id: identity(),
        name: line('Name', { max: 60 }),
        from: day('First day of lessons'),
        to: day('Last day of lessons', { notBefore: 'from' }),
      }),
      { item: 'term', min: 1, max: 6 },
    ),
  }),
  declareContent(bursaryRounds, {
    shownOn: ['bursaries'],
    title: 'Days to apply for a bursary',
    about: 'The dates on the page Bursaries.',
    schema: list(
      'Dates',
      z.object({
        term: line('Term', { max: 60 }),
        by: day('Last day to apply'),
        answer: day('Day of the answer', { notBefore: 'by' }),
      }),
      { item: 'date', min: 1, max: 6 },
    ),
  }),
  declareContent(recitals, {
    shownOn: ['projects'],
    title: 'Upcoming events',
    about:
      'The school’s own events, on the page Projects & Events and in the calendars. The auditions and MATE 2025 are added from their own texts.',
    schema: events,
  }),
  declareContent(past, {
    shownOn: ['projects'],
    title: 'Past events',
    about: 'Past concerts, on the page Projects & Events.',
    schema: events,
  }),
  declareContent(openings, {
    shownOn: ['careers'],
    title: 'Open positions',
    about: 'Positions on the page Careers. A position is open as long as it is listed here.',
    schema: list(
      'Positions',
      z.object({
        id: identity(),
        title: line('Title', { max: 60 }),
        branch: line('Branch', { max: 30 }),
        hours: line('Hours', { max: 120 }),
        text: paragraph('What it is', { max: 600 }),
        brings: list('What applicants need', line('Point', { max: 160 }), { item: 'point', min: 1, max: 8 }),
      }),
      { item: 'position', max: 20 },
    ),
  }),
  declareContent(leadership, {
    shownOn: ['home', 'about', 'instrument'],
    title: 'Leadership team',
    about: 'The people who lead, on the home page and the page about the school.',
    schema: peopleSchema,
  }),
  declareContent(instructors, {
    shownOn: ['about', 'instrument'],
    title: 'Instructors',
    about: 'The people who teach, on the page about the school and on those of their instruments.',
    schema: peopleSchema,
  }),
  declareToday(['home', 'projects', 'bursaries']),
  declaredOffer(['projects']),
  declaredFigures(['home', 'projects']),
  ...declaredProjects(['home', 'projects'], projects.slice(0, 1)),
  ...declaredProjects(['projects'], projects.slice(1)),
  declaredCompetition(['projects']),
  declaredEvening(['home', 'projects']),
  ...(Object.keys(reminders) as (keyof typeof reminders)[]).map(declaredReminder),
  declaredPerformers(['about', 'projects']),
];
