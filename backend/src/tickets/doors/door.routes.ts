import { z } from '@hono/zod-openapi';
import { shortText } from '@school/shared/schemas/common';
import { ticketCode } from '@school/shared/schemas/tickets';
import { doorOnly } from '../../platform/http/access';
import { json, jsonBody } from '../../platform/http/contract';
import { givenTime } from '../../platform/http/givenTime';

const instant = givenTime('This is no time');
const door = shortText(60, 'Please say which door this is');

const scanOfDevice = z.object({
  scanId: z.uuid('This scan cannot be told from others').openapi({ description: 'Made by the device' }),
  code: ticketCode,
  door,
});

const onlineScan = scanOfDevice.openapi('CheckIn');

export type OnlineScan = z.infer<typeof onlineScan>;

const first = z.object({ at: instant, door: z.string() });

const scan = z
  .object({
    scanId: z.uuid(),
    result: z.enum(['in', 'again', 'conflict', 'unknown', 'replaced', 'not_valid']),
    ticket: z
      .object({
        id: z.uuid(),
        name: z.string(),
        typeName: z.string(),
        seat: z.string().nullable(),
        number: z.string().openapi({ description: 'Of the order' }),
      })
      .nullable(),
    first: first
      .nullable()
      .openapi({ description: 'When and at which door the ticket let somebody in first' }),
    message: z.string().openapi({ description: 'For the person at the door' }),
  })
  .openapi('Scan');

export type ScanView = z.infer<typeof scan>;

export const checkInRoute = doorOnly.post('/staff/check-ins', {
  operationId: 'checkInTicket',
  summary: 'Let a ticket in, once; the same scan again is the same answer',
  request: { body: jsonBody(onlineScan) },
  responses: { 200: json(scan, 'What came of it') },
});

const offlineScans = z
  .object({
    scans: z
      .array(scanOfDevice.extend({ scannedAt: instant }))
      .min(1)
      .max(200, 'Please send at most 200 scans at once'),
  })
  .openapi('OfflineCheckIns');

export type OfflineScan = z.infer<typeof offlineScans>['scans'][number];

export const settleRoute = doorOnly.post('/staff/check-ins/batch', {
  operationId: 'settleCheckIns',
  summary:
    'Tell of tickets that were let in without a connection; a ticket that another door let in too is a conflict',
  request: { body: jsonBody(offlineScans) },
  responses: {
    200: json(z.object({ scans: z.array(scan) }).openapi('SettledCheckIns'), 'What came of them'),
  },
});

const doorTicket = z.object({
  hash: z.string().openapi({ description: 'SHA-256, in hex, of the code in capitals without hyphens' }),
  id: z.uuid(),
  name: z.string(),
  typeName: z.string(),
  seat: z.string().nullable(),
  number: z.string(),
  checkedInAt: instant.nullable(),
  door: z.string().nullable(),
});

const doorList = z.object({ at: instant, tickets: z.array(doorTicket) }).openapi('DoorList');

export type DoorList = z.infer<typeof doorList>;

export const doorListRoute = doorOnly.get('/staff/check-ins/door-list', {
  operationId: 'getDoorList',
  summary: 'All valid tickets for a door without a connection: digests of their codes, not the codes',
  responses: { 200: json(doorList, 'The tickets') },
});

const conflict = z
  .object({
    ticket: z.object({
      id: z.uuid(),
      name: z.string(),
      typeName: z.string(),
      seat: z.string().nullable(),
      number: z.string(),
    }),
    scans: z.array(z.object({ scanId: z.uuid(), door: z.string(), at: instant, isOffline: z.boolean() })),
  })
  .openapi('CheckInConflict');

export type Conflict = z.infer<typeof conflict>;

export const conflictsRoute = doorOnly.get('/staff/check-ins/conflicts', {
  operationId: 'listCheckInConflicts',
  summary: 'Tickets that several doors let in while they were cut off, for all of those doors, newest first',
  request: { query: z.object({ door: z.string().max(60).optional() }) },
  responses: { 200: json(z.array(conflict), 'The conflicts') },
});

const doorNews = z
  .object({ checkedIn: z.int(), of: z.int(), conflicts: z.array(conflict) })
  .openapi('DoorNews');

export type DoorNews = z.infer<typeof doorNews>;

export const streamDoorsRoute = doorOnly.get('/staff/check-ins/stream', {
  operationId: 'streamCheckIns',
  summary:
    'How many are in, and all conflicts, as server-sent events named checkIns, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});

/** Only for the contract of the figures. */
export const doorNewsRoute = doorOnly.get('/staff/check-ins', {
  operationId: 'getCheckIns',
  summary: 'How many are in, and all conflicts',
  responses: { 200: json(doorNews, 'The numbers') },
});
