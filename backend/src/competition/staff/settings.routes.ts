import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { json, jsonBody, instant } from '../../platform/http/contract';

const settings = z
  .object({
    isOpen: z.boolean(),
    isBlind: z.boolean().openapi({ description: 'The jury knows competitors by number alone' }),
    opensAt: instant.nullable(),
    closesAt: instant.nullable(),
    movesUntil: instant.nullable(),
  })
  .openapi('CompetitionSettings');

export type SettingsView = z.infer<typeof settings>;

const settingsChange = settings
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please say what to change')
  .openapi('CompetitionSettingsChange');

export const getSettingsRoute = staffOnly.get('/staff/competition/settings', {
  operationId: 'getCompetitionSettings',
  summary: 'What staff have set',
  responses: { 200: json(settings, 'The settings') },
});

export const changeSettingsRoute = staffOnly.patch('/staff/competition/settings', {
  operationId: 'changeCompetitionSettings',
  summary: 'Open or close entries, and say until when competitors move their time',
  request: { body: jsonBody(settingsChange) },
  responses: { 200: json(settings, 'The settings') },
});
