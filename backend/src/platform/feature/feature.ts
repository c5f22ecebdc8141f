import type { RecordKind } from '@school/shared/schemas/stored';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Reading } from '@school/shared/telemetry';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../db/database';
import type { AppEnv, Deps } from '../http/deps';
import type { EffectHandler } from '../outbox/effectHandler';
import type { PersonalRecord } from '../personal-data/personalRecord';
import type { Retention } from '../personal-data/retention';

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
  /** Who may call which of its operations. One that is not listed is for staff; a test asks each with every role. */
  readonly audiences?: Audiences;
  /** Its lists for staff without a filter by days, each with the reason: 'what is set up, as it is now'. */
  readonly withoutPeriod?: Readonly<Record<string, string>>;
  /**
   * What each operation with which signed-in people change something does, as the predicate of a sentence of the audit
   * log: 'changed a ticket type'.
   */
  readonly changes?: Changes;
  /** The kinds of personal data that it stores, as the privacy page lists them. */
  readonly stored?: readonly StoredKind[];
  /** Its tables, each with what becomes of it. */
  readonly tables?: readonly FeatureTable[];
  /** What it stores of people: how an address is found in it, read and erased. */
  readonly records?: readonly PersonalRecord[];
  /** How long what it stores is kept. */
  readonly retention?: readonly Retention[];
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

/** Ids of operations by the people who may call them. */
export type Audiences = Readonly<Partial<Record<Audience, readonly string[]>>>;

/** People besides staff for whom an operation can be. */
export type Audience = 'anybody' | 'signed in' | 'door' | 'admin' | 'jury' | 'juror';

/** What operations change, by their id. */
export type Changes = Readonly<Record<string, string>>;

/** A kind of personal data with its row on the privacy page, which is generated from it. */
export interface StoredKind extends RecordKind {
  /** Its place among the rows of all features: smaller numbers come first. */
  readonly order: number;
  /** Where the sentences of `also` are kept: for each a file of the workspace, and a test's title or code in it. */
  readonly alsoKeptBy?: readonly { readonly file: string; readonly has: string }[];
}

/** A table, with what becomes of it: a declaration without one of the answers is no `FeatureTable`. */
export type FeatureTable = { readonly table: PgTable } & OfPeople & InAudit;

type OfPeople =
  | {
      /** The kind of personal data that it belongs to, by the id in `stored` of any feature. */
      readonly kind: string;
      /** Why no record of a person reads it, if none does: 'goes with the registration'. */
      readonly unsearched?: string;
      /** The columns of a table that is not searched whose names sound personal. */
      readonly soundsPersonal?: readonly string[];
    }
  | {
      /** Why it holds nothing of people, and so is neither on the privacy page nor searched: 'sums by day'. */
      readonly ofNobody: string;
      readonly soundsPersonal?: readonly string[];
    };

type InAudit =
  | {
      /** What the audit log calls a row: 'Ticket type'. A trigger with `record_change` writes its changes. */
      readonly row: string;
    }
  | {
      /** Why its changes are not in the audit log, as the rest of a sentence: 'is derived from other tables'. */
      readonly unrecorded: string;
    };

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
export interface OpeningContext extends Pick<Deps, 'clock' | 'log' | 'settings' | 'features'> {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  /** How soon news is told, for tests. */
  readonly live?: { readonly debounceMs: number; readonly beatMs: number };
}

/** What repeated work may use. */
export interface RoundsContext extends BackgroundContext, Pick<Deps, 'features'> {
  readonly database: OpenDatabase;
}

interface Running {
  stop(): Promise<void>;
}

/** Declares a feature. The declaration is data and functions: importing it starts nothing. */
export const defineFeature = (feature: Feature): Feature => feature;
