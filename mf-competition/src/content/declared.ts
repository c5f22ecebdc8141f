import { declareContent, declareToday, identity, list, questionFields } from '@school/shared/content/declare';
import { declaredPerformers } from '@school/shared/people/declare';
import { declaredCompetition } from '@school/shared/competition/declare';
import { declaredEvening } from '@school/shared/tickets/declare';
import { z } from 'zod';
import { faqs } from './faqs';

/** The routes whose pages show the course. */
const withCourse = ['thank-you', 'round2-lineup', 'round3-update', 'results', 'awards'];

/** Lists what staff may edit on the competition's pages. It is for the server: no page imports it. */
export const declared = [
  declareContent(faqs, {
    shownOn: ['landing'],
    title: 'Competition: questions',
    about: 'What competitors and parents ask, on the page of the competition and in search engines.',
    schema: list('Questions', z.object({ id: identity(), ...questionFields }), { item: 'question', min: 1 }),
  }),
  declareToday(['landing', 'register', ...withCourse]),
  declaredCompetition(['landing', 'register', ...withCourse]),
  declaredEvening(withCourse),
  declaredPerformers(['landing', 'results']),
];
