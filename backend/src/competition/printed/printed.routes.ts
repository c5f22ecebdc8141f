import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { json } from '../../platform/http/contract';
import { piece } from '../entry/piece';
import { round } from '../jury/jury.routes';

const programmeEntry = z
  .object({
    id: z.uuid(),
    number: z.string(),
    name: z.string().openapi({ description: 'First name and initial of who is under 18' }),
    instrument: z.string(),
    band: z.string(),
    pieces: z.object({ A: piece, B: piece }),
    slot: z.string().nullable().openapi({ description: 'Of the audition, which is the first round’s' }),
  })
  .openapi('ProgrammeEntry');

export type ProgrammeEntry = z.infer<typeof programmeEntry>;

export const getProgrammeRoute = staffOnly.get('/staff/competition/programmes/{round}', {
  operationId: 'getProgramme',
  summary: 'Who plays in a round, in their order, as it is printed for the audience',
  request: { params: z.object({ round }) },
  responses: { 200: json(z.array(programmeEntry), 'The programme') },
});

const certificate = z
  .object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    instrument: z.string(),
    band: z.string(),
    round: round.openapi({ description: 'The furthest in which they played' }),
    place: z.int().nullable().openapi({ description: 'Null for who took part' }),
  })
  .openapi('CompetitionCertificate');

export type PrintedCertificate = z.infer<typeof certificate>;

export const listCertificatesRoute = staffOnly.get('/staff/competition/certificates', {
  operationId: 'listCompetitionCertificates',
  summary: 'Everybody whom the jury heard, by instrument, band and place',
  responses: { 200: json(z.array(certificate), 'The certificates') },
});
