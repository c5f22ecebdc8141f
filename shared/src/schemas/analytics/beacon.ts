import * as z from 'zod';
import { countedForms } from './countedForms';
import { analyticsLimits } from './limits';
import { programText } from '../common/text';

/** The class of a visit's source. The site that it came from is never sent. */
export const visitSources = ['direct', 'internal', 'search', 'social', 'mail', 'other'] as const;

export type VisitSource = (typeof visitSources)[number];

/** The measured metrics of a page; in milliseconds, except the layout shift `CLS`, which is a score. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];

/**
 * The route pattern of a page. Parameters stay names, as in `/donate/:donationId/mate`, and `*` is any unknown URL. So
 * no id, query or input leaves the browser.
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

/** How long it took an app to show its page, whether it could, and how fast it reacts to input (`inp`). */
export const appOutcomes = ['shown', 'retried', 'failed', 'error', 'inp'] as const;

export type AppOutcome = (typeof appOutcomes)[number];

/** The outcomes that are measured, in milliseconds. */
export const timedOutcomes: readonly AppOutcome[] = ['shown', 'inp'];

/** What visitors get: the version for everybody, or the one that some try before. */
export const releaseChannels = ['current', 'canary'] as const;

export type ReleaseChannel = (typeof releaseChannels)[number];

/** What became of an app on a page, without message, stack or path. A page sends these events in beacons of their own. */
const app = z
  .strictObject({
    kind: z.literal('app'),
    app: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'This is not the name of an app'),
    version: z.string().regex(/^[0-9a-f]{12}$/, 'This is not a version'),
    channel: z.enum(releaseChannels).optional(),
    outcome: z.enum(appOutcomes),
    ms: z.number().min(0).optional(),
  })
  .refine(({ outcome, ms }) => timedOutcomes.includes(outcome) === (ms !== undefined), {
    path: ['ms'],
    error: 'This outcome has a time, or has none',
  });

const begun = z.strictObject({ kind: z.literal('begun'), form: z.enum(countedForms) });

/** A page's report about a visit: a list of events of several kinds, without personal data. */
export const beacon = z.strictObject({
  events: z
    .array(z.discriminatedUnion('kind', [view, vital, begun, app]))
    .min(1)
    .max(analyticsLimits.eventsMax),
});

export type Beacon = z.infer<typeof beacon>;
export type BeaconEvent = Beacon['events'][number];
