import { z } from '@hono/zod-openapi';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { linkLimit } from '../../platform/http/perAddress';

const signedPass = {
  'application/vnd.apple.pkpass': { schema: z.string().openapi({ format: 'binary' }) },
};

export const ticketPassRoute = everyone.get('/tickets/ticket.pkpass', {
  operationId: 'getTicketPass',
  summary: 'A valid ticket of a private link, for Apple Wallet',
  middleware: [linkLimit('tickets.pass')],
  request: { query: z.object({ key: z.string().min(1).max(200), ticket: z.uuid() }) },
  responses: {
    200: {
      description: 'The signed pass; one of the same ticket replaces it in the wallet',
      content: signedPass,
    },
    ...errorsOf(404, 429),
  },
});

/*
 * What phones ask for by themselves, as Apple's documentation "Adding a web service to update passes" says: paths, names
 * and answers are Apple's. The token of a pass comes as `Authorization: ApplePass …`.
 */
const service = '/tickets/wallet/v1';
const middleware = [linkLimit('tickets.wallet')];
const name = z.string().min(1).max(200);
const device = z.object({ device: z.string().regex(/^[\w.-]{1,100}$/), passType: name });
const onDevice = device.extend({ number: name });
const done = { description: 'Done' };

export const registerPassRoute = everyone.post(
  `${service}/devices/{device}/registrations/{passType}/{number}`,
  {
    operationId: 'registerPass',
    summary: 'A phone wants to be told when a pass changes; a repeat changes its push token alone',
    middleware,
    request: {
      params: onDevice,
      body: jsonBody(z.object({ pushToken: z.string().regex(/^[\da-f]{8,200}$/i) })),
    },
    responses: {
      200: { description: 'It was registered before' },
      201: { description: 'It is registered' },
      ...errorsOf(401, 404, 429),
    },
  },
);

export const unregisterPassRoute = everyone.delete(
  `${service}/devices/{device}/registrations/{passType}/{number}`,
  {
    operationId: 'unregisterPass',
    summary: 'A phone has a pass no longer; a repeat changes nothing',
    middleware,
    request: { params: onDevice },
    responses: { 200: done, ...errorsOf(401, 404, 429) },
  },
);

export const changedPassesRoute = everyone.get(`${service}/devices/{device}/registrations/{passType}`, {
  operationId: 'listChangedPasses',
  summary: 'The passes of a phone that have changed',
  middleware,
  request: {
    params: device,
    query: z.object({
      passesUpdatedSince: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
  },
  responses: {
    200: json(
      z.object({ lastUpdated: z.string(), serialNumbers: z.array(z.string()) }),
      'Their numbers, and what to ask with next time',
    ),
    204: { description: 'None has changed' },
    ...errorsOf(404, 429),
  },
});

export const newestPassRoute = everyone.get(`${service}/passes/{passType}/{number}`, {
  operationId: 'getNewestPass',
  summary: 'A pass as it is now; one that admits nobody any more says so',
  middleware,
  request: { params: z.object({ passType: name, number: name }) },
  responses: {
    200: { description: 'The signed pass', content: signedPass },
    ...errorsOf(401, 404, 429),
  },
});

export const reportPassProblemsRoute = everyone.post(`${service}/log`, {
  operationId: 'reportPassProblems',
  summary: 'What a phone could not do with a pass, for the log',
  middleware,
  request: { body: jsonBody(z.object({ logs: z.array(z.string()).transform(problemsIn) })) },
  responses: { 200: done, ...errorsOf(404, 429) },
});

/** Returns the first of the texts: anybody may send some, and a log must stay readable. */
function problemsIn(texts: string[]): string[] {
  return texts.slice(0, 5).map(withoutIds);
}

/** Leaves out what identifies a phone, a pass or a person, and what is not plain text. */
function withoutIds(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7E]/g, '')
    .replaceAll(/[\w.-]{20,}/g, '…')
    .slice(0, 300);
}
