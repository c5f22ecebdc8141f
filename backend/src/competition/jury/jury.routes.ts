import { z } from '@hono/zod-openapi';
import { criterionIds, mostPoints, rounds } from '@school/shared/competition';
import { freeText, optionalText } from '@school/shared/schemas/common';
import { jurorsOnly, juryOnly, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { piece } from '../entry/piece';
import { reasonsNotToCount } from './countedScores';

export const round = z.enum(rounds).openapi('CompetitionRound');

const wrongPoints = `Please enter whole points from 0 to ${mostPoints}`;
const point = z.int(wrongPoints).min(0, wrongPoints).max(mostPoints, wrongPoints);

const points = z
  .object({ musicality: point, technique: point, accuracy: point, presence: point })
  .openapi('JuryPoints');

const score = z
  .object({
    juror: z.string(),
    jurorName: z.string().nullable(),
    points,
    total: z.int().openapi({ description: 'In hundredths of a point' }),
    comment: z.string().nullable(),
    revision: z.int(),
    changes: z.int().openapi({ description: 'How often it was changed' }),
    scoredAt: instant,
  })
  .openapi('JuryScore');

export type JuryScore = z.infer<typeof score>;

const entry = z
  .object({
    id: z.uuid(),
    number: z.string(),
    name: z.string().nullable().openapi({ description: 'Null while the jury listens blind' }),
    instrument: z.string(),
    band: z.string(),
    pieces: z.object({ A: piece, B: piece }),
    slot: z.string().nullable(),
    mine: z.enum(['open', 'scored', 'recused']),
  })
  .openapi('JuryEntry');

export type JuryEntry = z.infer<typeof entry>;

const detail = entry
  .extend({
    score: score.nullable().openapi({ description: 'One’s own' }),
    others: z
      .array(score)
      .nullable()
      .openapi({ description: 'Null until one’s own is in, and for who does not judge' }),
  })
  .openapi('JuryEntryDetail');

export type JuryEntryDetail = z.infer<typeof detail>;

const query = z.object({ round });
const params = z.object({ entryId: z.uuid() });

export const listJuryEntriesRoute = juryOnly.get('/jury/entries/by-round/{round}', {
  operationId: 'listJuryEntries',
  summary: 'Who plays in a round, in the order of the auditions',
  request: { params: query },
  responses: { 200: json(z.array(entry), 'The entries') },
});

export const getJuryEntryRoute = juryOnly.get('/jury/entries/{entryId}', {
  operationId: 'getJuryEntry',
  summary: 'An entry with one’s own score, and the others’ once it is in',
  request: { params },
  responses: { 200: json(detail, 'The entry'), ...errorsOf(404, 409) },
});

const given = z
  .object({
    round: round.optional().openapi({
      description: 'The round that was judged: a score that waited for a network is refused in another',
    }),
    points,
    comment: optionalText(2000),
    revision: z.int().min(0).openapi({ description: 'Of the score that is changed; 0 for the first' }),
  })
  .openapi('JuryScoreGiven');

export type ScoreGiven = z.infer<typeof given>;

export const giveScoreRoute = jurorsOnly.put('/jury/entries/{entryId}/score', {
  operationId: 'giveJuryScore',
  summary:
    'Score an entry in the round that it plays in; the same again changes nothing, a change is recorded',
  request: { params, body: jsonBody(given) },
  responses: { 200: json(detail, 'The entry'), ...errorsOf(404, 409) },
});

export const recuseRoute = jurorsOnly.put('/jury/entries/{entryId}/recusal', {
  operationId: 'recuseFromEntry',
  summary: 'Do not judge somebody, such as one’s own pupil; again, it changes nothing',
  request: {
    params,
    body: jsonBody(z.object({ reason: freeText(500, 'Please enter a reason') }).openapi('JuryRecusal')),
  },
  responses: { 200: json(detail, 'The entry'), ...errorsOf(404, 409) },
});

const earlier = z
  .object({ points, total: z.int(), comment: z.string().nullable(), changedAt: instant })
  .openapi('EarlierJuryScore');

export type EarlierScore = z.infer<typeof earlier>;

const standing = z
  .object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    total: z.int().nullable().openapi({ description: 'In hundredths of a point, the mean of the jury' }),
    place: z.int().nullable(),
    brokenBy: z.enum(criterionIds).nullable().openapi({ description: 'What broke a tie' }),
    isShared: z.boolean().openapi({ description: 'A tie that nothing breaks' }),
    scores: z.array(
      score.extend({
        notCounted: z.enum(reasonsNotToCount).nullable().openapi({
          description:
            'Why it is left out of the total: the entry names the juror as the teacher, the juror has no name, or does not judge the entry',
        }),
        earlier: z.array(earlier).openapi({ description: 'What it was, the oldest first' }),
      }),
    ),
    recusals: z.array(z.object({ juror: z.string(), jurorName: z.string().nullable(), reason: z.string() })),
  })
  .openapi('CompetitionStanding');

const standings = z
  .array(z.object({ instrument: z.string(), band: z.string(), entries: z.array(standing) }))
  .openapi('CompetitionStandings');

export type Standings = z.infer<typeof standings>;

export const getStandingsRoute = staffOnly.get('/staff/competition/standings/{round}', {
  operationId: 'getCompetitionStandings',
  summary: 'Totals and places of a round by instrument and band, with ties and what broke them',
  request: { params: query },
  responses: { 200: json(standings, 'The standings') },
});
