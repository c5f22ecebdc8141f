import { z } from '@hono/zod-openapi';
import { linkRequest } from '@school/shared/schemas/common';
import {
  competitionEntry,
  consentRequest,
  entryDetails,
  feePayment,
  paper,
  paperKinds,
  slotRequest,
} from '@school/shared/schemas/competition';
import { entryStates } from '../../platform/db/schema';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant, pesewas } from '../../platform/http/contract';
import { formLimit, linkLimit, paymentLimit } from '../../platform/http/perAddress';
import { changeableSubmissionHeaders } from '../../platform/http/submission';
import { checkout } from '../../platform/orders/checkout';
import { slot, slotHoldHeaders } from '../slots/slots.routes';
import { feeStates } from '../entry/fee';
import { piece } from '../entry/piece';

export const entryState = z.enum(entryStates).openapi('CompetitionEntryStateName');
export const feeState = z.enum(feeStates).openapi('EntryFeeState');
export const consentState = z.enum(['not_needed', 'waiting', 'given']).openapi('EntryConsentState');
export const paperKind = z.enum(paperKinds).openapi('EntryPaperKind');

/** Its bearer can read and change the entry. */
export const entryHeaders = z.object({
  'entry-key': z.string().max(100).openapi({ description: 'Of the private link of the entry' }),
});

export const heldPaper = z
  .object({ kind: paperKind, fileName: z.string().nullable(), link: z.string().nullable(), addedAt: instant })
  .openapi('EntryPaper');

const entrySlot = z
  .object({
    state: z.enum(['given', 'held', 'offered', 'waiting', 'none']).openapi({
      description:
        'It is the competitor’s; held while paying; kept in the place of one that was lost, to take or to change; the entry waits because all are gone; or none was chosen',
    }),
    slot: slot.nullable(),
    until: instant.nullable().openapi({ description: 'How long it is held or kept' }),
    canChoose: z.boolean().openapi({ description: 'Whether the competitor can choose or move it now' }),
    movesUntil: instant.nullable(),
  })
  .openapi('EntrySlot');

export const entryView = z
  .object({
    number: z.string().openapi({ example: 'MC-0042' }),
    state: entryState.openapi({ description: 'As far as it is published' }),
    place: z.int().nullable().openapi({ description: 'Once it is published' }),
    words: z.string().nullable().openapi({ description: 'What staff said who returned it' }),
    competitor: z.object({ name: z.string(), birthDate: z.string(), email: z.string(), phone: z.string() }),
    guardian: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    instrument: z.string(),
    band: z.string(),
    grade: z.int(),
    pieces: z.object({ A: piece, B: piece }),
    teacher: z.string().nullable(),
    school: z.string().nullable(),
    sharesReport: z.boolean(),
    needsAccompanist: z.boolean(),
    fee: z.object({ state: feeState, amount: pesewas }),
    consent: z.object({
      state: consentState,
      until: instant.nullable().openapi({ description: 'How long the guardian’s link works' }),
    }),
    papers: z.array(heldPaper),
    missing: z.array(paperKind).openapi({ description: 'Papers that it still needs' }),
    audition: entrySlot,
  })
  .openapi('CompetitionEntryState');

export type EntryView = z.infer<typeof entryView>;

const sent = z
  .object({
    entry: entryView,
    entryKey: z.string(),
    checkout: checkout.nullable().openapi({ description: 'While it can be paid' }),
  })
  .openapi('SentEntry');

export type SentEntry = z.infer<typeof sent>;

export const sendEntryRoute = everyone.post('/competition/entries', {
  operationId: 'sendCompetitionEntry',
  summary: 'Enter with the slot that is held; the same key again is the same entry',
  middleware: [paymentLimit],
  request: {
    headers: changeableSubmissionHeaders.extend({
      'hold-token': slotHoldHeaders.shape['hold-token'].optional(),
      'draft-key': z.string().max(100).optional(),
    }),
    body: jsonBody(competitionEntry.meta({ id: 'CompetitionEntry' })),
  },
  responses: { 200: json(sent, 'How it stands and how the fee is paid'), ...errorsOf(409, 429) },
});

export const getEntryRoute = everyone.get('/competition/entry', {
  operationId: 'getCompetitionEntry',
  summary: 'One’s own entry by its private link',
  request: { headers: entryHeaders },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404) },
});

export const payEntryRoute = everyone.post('/competition/entry/payment', {
  operationId: 'payEntryFee',
  summary: 'Pay the fee later, or again after a try that failed',
  middleware: [paymentLimit],
  request: { headers: entryHeaders, body: jsonBody(feePayment.meta({ id: 'EntryFeePayment' })) },
  responses: { 200: json(sent, 'How it is paid'), ...errorsOf(404, 409, 429) },
});

export const addPaperRoute = everyone.put('/competition/entry/papers', {
  operationId: 'addEntryPaper',
  summary: 'Hand a paper in later, in the place of the one before',
  middleware: [linkLimit('competition.papers')],
  request: { headers: entryHeaders, body: jsonBody(paper.meta({ id: 'EntryPaperSent' })) },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404, 409, 429) },
});

export const chooseSlotRoute = everyone.put('/competition/entry/slot', {
  operationId: 'chooseEntrySlot',
  summary: 'Take, choose or move one’s audition; the same again changes nothing',
  middleware: [linkLimit('competition.entry.slot')],
  request: { headers: entryHeaders, body: jsonBody(slotRequest.meta({ id: 'AuditionTimeRequest' })) },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404, 409, 429) },
});

export const askConsentAgainRoute = everyone.post('/competition/entry/consent', {
  operationId: 'askEntryConsentAgain',
  summary: 'Mail the guardian a new link, also another guardian; those before are over',
  middleware: [linkLimit('competition.entry.consent')],
  request: { headers: entryHeaders, body: jsonBody(consentRequest.meta({ id: 'EntryConsentRequest' })) },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404, 409, 429) },
});

export const handInEntryRoute = everyone.put('/competition/entry', {
  operationId: 'handInCompetitionEntry',
  summary: 'Hand an entry that was returned in again, as it is typed now',
  middleware: [linkLimit('competition.entry')],
  request: { headers: entryHeaders, body: jsonBody(entryDetails.meta({ id: 'CompetitionEntryDetails' })) },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404, 409, 429) },
});

export const withdrawEntryRoute = everyone.delete('/competition/entry', {
  operationId: 'withdrawCompetitionEntry',
  summary: 'Withdraw; the audition is free for somebody else',
  middleware: [linkLimit('competition.entry')],
  request: { headers: entryHeaders },
  responses: { 200: json(entryView, 'How it stands'), ...errorsOf(404, 409, 429) },
});

export const mailEntryLinksRoute = everyone.post('/competition/entries/links', {
  operationId: 'mailEntryLinks',
  summary: 'Mail the links of all entries of a mailbox; the answer does not say whether there are any',
  middleware: [formLimit('competition.links')],
  request: { body: jsonBody(linkRequest.meta({ id: 'EntryLinksRequest' })) },
  responses: { 200: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(429) },
});
