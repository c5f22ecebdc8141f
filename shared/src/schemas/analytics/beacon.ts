import * as z from 'zod';
import { countedForms } from './countedForms';
import { analyticsLimits } from './limits';
import { programText } from '../common/text';

/** Where a view of a page came from, as a class: which other site it was is never told. */
export const visitSources = ['direct', 'internal', 'search', 'social', 'mail', 'other'] as const;

export type VisitSource = (typeof visitSources)[number];

/** What is measured of a page; in milliseconds, but for the layout shift `CLS`, which is a score. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];

/**
 * A page as the route table writes it: what is free in an address stays a name, as in `/donate/:donationId/mate`, and
 * `*` is every unknown address. So no id, query or typed text leaves the browser.
 */
const pagePath = programText(analyticsLimits.pagePathMax).regex(
  /^(\*|\/[\w/:.-]*)$/,
  'This is not the path of a page',
);

const view = z.strictObject({ kind: z.literal('view'), path: pagePath, source: z.enum(visitSources) });

const vital = z.strictObject({
  kind: z.literal('vital'),
  path: pagePath,
  metric: z.enum(vitalMetrics),
  value: z.number().min(0).max(analyticsLimits.vitalMax),
});

const begun = z.strictObject({ kind: z.literal('begun'), form: z.enum(countedForms) });

/** What a page reports of a visit: a list of things that happened, each of a kind. Nothing in it names a person. */
export const beacon = z.strictObject({
  events: z
    .array(z.discriminatedUnion('kind', [view, vital, begun]))
    .min(1)
    .max(analyticsLimits.eventsMax),
});

export type Beacon = z.infer<typeof beacon>;
export type BeaconEvent = Beacon['events'][number];
