import {
  clockTime,
  declareContent,
  declareToday,
  line,
  list,
  oneOf,
  questionFields,
} from '@school/shared/content/declare';
import { instrumentLabels } from '@school/shared/schemas/lessons';
import { declaredEvening, declaredOffer } from '@school/shared/tickets/declare';
import { z } from 'zod';
import { gettingThere } from './gettingThere';
import { programme } from './programme';
import { questions } from './questions';

/** Lists what staff may edit on the event's pages. It is for the server: no page imports it. */
export const declared = [
  declareToday(['event', 'challenge']),
  declaredEvening(['event', 'thank-you', 'purchase-success']),
  declaredOffer(['event', 'pre-sale', 'pre-sale-experiential']),
  declareContent(questions, {
    shownOn: ['event'],
    title: 'MATE 2025: questions',
    about: 'What people ask before the evening, on the page and in search engines.',
    schema: list('Questions', z.object(questionFields), { item: 'question', min: 1, max: 12 }),
  }),
  declareContent(gettingThere, {
    shownOn: ['event', 'thank-you', 'purchase-success'],
    title: 'MATE 2025: getting there',
    about: 'The way to the hall: parking, the last shuttle, the entrance without steps.',
    schema: list('Points', line('Point', { max: 200 }), { item: 'point', min: 1, max: 8 }),
  }),
  declareContent(programme, {
    shownOn: ['event'],
    title: 'MATE 2025: running order',
    about: 'What is played when, on the page of the evening.',
    schema: list(
      'Running order',
      z.object({
        time: clockTime('Begins at'),
        title: line('Title', { max: 60 }),
        pieces: line('Pieces and who plays them', { max: 160 }),
        instrument: oneOf('Drawing', instrumentLabels),
      }),
      { item: 'entry', min: 1, max: 16 },
    ),
  }),
];
