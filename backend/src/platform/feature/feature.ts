import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/deps';

/**
 * What one folder adds to the API. `app/features.ts` lists the features, and every place that would otherwise have a
 * list of its own (routes, retention, a person's records, the audit log, …) reads their declarations.
 *
 * This folder knows neither payments nor published resources: a room that offers more to features declares it next to
 * its own types (`declare module`), as with `Deps`.
 */
export interface Feature {
  /** The folder of its `feature.ts` below `src`, which names it in messages. */
  readonly folder: string;
  /** Its routes. A path that two routers could answer belongs to the one that comes first. */
  readonly routers?: readonly OpenAPIHono<AppEnv>[];
}

/** Declares a feature. The declaration is data and functions: importing it starts nothing. */
export const defineFeature = (feature: Feature): Feature => feature;
