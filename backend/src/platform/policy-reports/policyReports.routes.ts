import { z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { limitVisitors } from '../http/limitVisitors';
import { ServiceError } from '../core/errors';
import { everyone, staffOnly } from '../http/access';
import { errorsOf, json } from '../http/contract';

/** The longest list of reports that a browser sends. Bytes. */
const largestReport = 32 * 1024;

const reportLimit = bodyLimit({
  maxSize: largestReport,
  onError: () => {
    throw new ServiceError('too_large', 'This is too large.');
  },
});

export const reportPolicyRoute = everyone.post('/policy-reports', {
  operationId: 'reportPolicy',
  summary: 'Count what a browser kept from a page because of its policy',
  middleware: [limitVisitors('policy-reports'), reportLimit],
  request: {
    body: {
      description: 'As browsers send it: a list by the Reporting API, or one report by report-uri',
      content: { 'application/csp-report': { schema: z.string() }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: { 204: { description: 'Taken' }, ...errorsOf(429, 503) },
});

const policyReports = z
  .object({
    reports: z
      .array(
        z.object({
          directive: z.string(),
          blocked: z.string().openapi({ description: 'An origin, `self`, or a keyword such as `inline`' }),
          area: z.string().openapi({ description: 'The first part of the path of the pages' }),
          count: z.int().min(1),
          firstSeen: z.iso.datetime(),
          lastSeen: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'Of the last 30 days, the newest first' }),
  })
  .openapi('PolicyReports');

export type PolicyReports = z.infer<typeof policyReports>;

export const getPolicyReportsRoute = staffOnly.get('/stats/policy-reports', {
  operationId: 'getPolicyReports',
  summary: 'What browsers kept from pages because of their policy',
  responses: { 200: json(policyReports, 'The reports') },
});
