import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Reading } from '@school/shared/telemetry';
import type { OpenDatabase } from '../db/database';
import type { AppEnv, Deps } from '../http/deps';
import type { EffectHandler } from '../outbox/effectHandler';

/**
 * What one folder adds to the API. `app/features.ts` lists the features, and every place that would otherwise have a
 * list of its own (routes, outbox, retention, a person's records, the audit log, …) reads their declarations.
 *
 * This folder knows no room above it: one that offers more to features declares it next to its own types
 * (`declare module`), as with `Deps`.
 */
export interface Feature {
  /** The folder of its `feature.ts` below `src`, which names it in messages. */
  readonly folder: string;
  /** Its routes. A path that two routers could answer belongs to the one that comes first. */
  readonly routers?: readonly OpenAPIHono<AppEnv>[];
  /** The effects that it queues in the outbox, by their kind. */
  readonly effects?: Effects;
  /** What it opens for requests when the API starts, such as a live value, by the name in `Deps`. */
  readonly provides?: Provided;
  /** The work that it repeats beside the requests. Any number of processes may do it at once. */
  readonly rounds?: readonly ((context: RoundsContext) => Promise<Running>)[];
  /** Numbers of its state for operators. */
  readonly measures?: readonly Measure[];
}

/** Numbers that are read together when measurements are sent, and only then. They name no person. */
export interface Measure {
  /** Such as `school.outbox.waiting`. */
  readonly names: readonly string[];
  readonly read: (
    context: Pick<Deps, 'db' | 'clock'>,
  ) => Promise<Readonly<Record<string, readonly Reading[]>>>;
}

/** Effects by their kind. */
export type Effects = Readonly<Record<string, FeatureEffect>>;

interface FeatureEffect {
  /** What it does, as admins read it in the outbox: 'A receipt'. */
  readonly label: string;
  readonly handle: (context: BackgroundContext) => EffectHandler;
}

/** What work beside the requests may use. */
export interface BackgroundContext extends Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'signed'> {
  /** The origin of the links in mails. */
  siteOrigin: string;
}

/** Dependencies of requests, each with how it is opened. One with `close` is closed when the API stops. */
export type Provided = {
  readonly [Name in keyof Deps]?: (context: OpeningContext) => Promise<Deps[Name]>;
};

/** What opening a dependency may use. */
export interface OpeningContext extends Pick<Deps, 'clock' | 'log' | 'features'> {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  /** How soon news is told, for tests. */
  readonly live?: { readonly debounceMs: number; readonly beatMs: number };
}

/** What repeated work may use. */
export interface RoundsContext extends BackgroundContext {
  readonly database: OpenDatabase;
}

interface Running {
  stop(): Promise<void>;
}

/** Declares a feature. The declaration is data and functions: importing it starts nothing. */
export const defineFeature = (feature: Feature): Feature => feature;
