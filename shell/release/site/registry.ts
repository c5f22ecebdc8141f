import { z } from 'zod';
import { appManifestSchema, appNameSchema } from '@school/shared/contract/manifest';

const hash = z.string().regex(/^sha256-[\w+/]{43}=$/);
const hashes = z.array(hash);

/** A deployed version of an app. */
const releaseSchema = z.object({
  version: z.string().regex(/^[0-9a-f]{12}$/),
  /** UTC, ISO 8601. */
  deployedAt: z.iso.datetime(),
  /** An earlier contract stays readable in the history, although browsers refuse to load it. */
  manifest: appManifestSchema.extend({ contract: z.int() }),
  /** The hashes of its integrity maps; see `integrityOf`. Missing in older versions. */
  integrity: hashes.optional(),
  /** The hash of its list of files; see `fileListOf`. Missing in older versions. */
  files: hash.optional(),
});

/** A deployed version of the API. What it provides is compared with what deployed apps need. */
const apiReleaseSchema = z.object({
  version: releaseSchema.shape.version,
  /** UTC, ISO 8601. */
  deployedAt: z.iso.datetime(),
  /** The object with its OpenAPI document. */
  document: z.string().regex(/^files\/[0-9a-f]{16}\.json$/),
});

/** The hashes of a page's inline parts, which its policy allows. */
const inlineSchema = z.object({
  scripts: hashes,
  styles: hashes,
  /** Of the values of style attributes. */
  attributes: hashes,
});

/** A composed page, by the object with its HTML. */
const pageSchema = z.object({
  app: z.string(),
  object: z.string().regex(/^pages\/[0-9a-f]{16}\.html$/),
  status: z.union([z.literal(200), z.literal(404)]),
  /** Missing for pages composed before policies existed. */
  inline: inlineSchema.optional(),
});

/** A file at a fixed path, such as `/robots.txt`, by the object with its bytes. */
const fileSchema = z.object({
  object: z.string().regex(/^files\/[0-9a-f]{16}(\.\w+)?$/),
  type: z.string().min(1),
});

/** A published resource that pages were composed with, by the object with its JSON. */
const resourceSchema = z.object({
  /** The API's version of it, which changes with the content. */
  version: z.string().min(1),
  object: z.string().regex(/^files\/[0-9a-f]{16}\.json$/),
  /** When this version reached the site (UTC, ISO 8601). Missing in older registries. */
  takenAt: z.iso.datetime().optional(),
  /** Until when pages may show it although the API has a newer version (UTC, ISO 8601). */
  freshUntil: z.iso.datetime().optional(),
});

const appSchema = z.object({
  current: releaseSchema,
  previous: releaseSchema.optional(),
  /** Set in the site as somebody sees it who gets a canary or preview, and never stored. */
  channel: z.enum(['canary', 'preview']).optional(),
});

/** A version that some visitors get instead of the current one. */
const canarySchema = z.object({
  release: releaseSchema,
  /** The share of visitors. */
  percent: z.int().min(1).max(99),
  /** When it began (UTC, ISO 8601). */
  since: z.iso.datetime(),
  /** The app's pages in this version, by path. */
  pages: z.record(z.string(), pageSchema),
  /** Earlier shells that may still be open and lack something of it. */
  unfitShells: z.array(z.string()).optional(),
});

/** The name of a preview, such as that of a branch. Members of every object are none. */
export const previewNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .refine((name) => !(name in {}));

/** A version for those who know its key, in their own browsers. */
const previewSchema = z.object({
  release: releaseSchema,
  pages: z.record(z.string(), pageSchema),
  /** Whoever knows it may see the preview; 128 random bits. */
  key: z.string().regex(/^[\w-]{22}$/),
  by: z.string().optional(),
  /** UTC, ISO 8601. */
  expiresAt: z.iso.datetime(),
});

/** Who keeps an app at its version until it is unpinned. */
const pinSchema = z.object({
  by: z.string().optional(),
  /** UTC, ISO 8601. */
  at: z.iso.datetime(),
});

/** The deployed apps by name. */
const appsSchema = z.record(appNameSchema, appSchema).superRefine((apps, { addIssue }) => {
  for (const [name, { current, previous }] of Object.entries(apps)) {
    const other = [current, previous].find((release) => release && release.manifest.name !== name);
    if (other) addIssue({ code: 'custom', path: [name], message: `is the entry of ${other.manifest.name}` });
  }
});

/** The current state of the site: the version of each app, and the HTML of each path. */
export const registrySchema = z.object({
  revision: z.int().nonnegative(),
  /** The user name on the deploying machine. Missing in older registries. */
  by: z.string().optional(),
  /** When it was published (UTC, ISO 8601). Missing in older registries. */
  at: z.iso.datetime().optional(),
  /** What open tabs lack since this revision, which was published all the same; one line each. */
  despiteOpenTabs: z.array(z.string()).optional(),
  /** Why it was published, where the command line or a measure gave a reason. */
  reason: z.string().optional(),
  apps: appsSchema,
  /** What the API provides, which runs elsewhere. Missing on sites whose API was never deployed from here. */
  api: z.object({ current: apiReleaseSchema, previous: apiReleaseSchema.optional() }).optional(),
  /** Earlier shells that may still be open and lack something of a deployed remote: their versions by its name. */
  unfitShells: z.record(appNameSchema, z.array(z.string())).optional(),
  /** By app. Missing in older registries. */
  canaries: z.record(appNameSchema, canarySchema).optional(),
  /** By name. Missing in older registries. */
  previews: z.record(previewNameSchema, previewSchema).optional(),
  /** By app. Missing in older registries. */
  pins: z.record(appNameSchema, pinSchema).optional(),
  pages: z.record(z.string(), pageSchema),
  /** Root files by path. Missing in older registries. */
  files: z.record(z.string().startsWith('/'), fileSchema).default({}),
  /** By path below `/api`. Missing in older registries. */
  resources: z.record(z.string().startsWith('/'), resourceSchema).default({}),
});

export type Release = z.infer<typeof releaseSchema>;
export type ApiRelease = z.infer<typeof apiReleaseSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type Preview = z.infer<typeof previewSchema>;
export type InlineHashes = z.infer<typeof inlineSchema>;
export type ComposedPage = z.infer<typeof pageSchema>;
export type Registry = z.infer<typeof registrySchema>;

/** The name of the API in deploys and rollbacks. */
export const BACKEND = 'backend';

/** A site before its first deploy. */
export const EMPTY_REGISTRY: Registry = { revision: 0, apps: {}, pages: {}, files: {}, resources: {} };

/** Returns the entry of an app by a name from outside, which may be a member of every object such as `toString`. */
export function entryOf(
  { apps }: Pick<Registry, 'apps'>,
  name: string,
): Registry['apps'][string] | undefined {
  return Object.hasOwn(apps, name) ? apps[name] : undefined;
}

/** Returns the folder of an app's version, in the store and on the site, with a trailing slash. */
export function appFolder(name: string, version: string): string {
  return `apps/${name}/${version}/`;
}

/** Returns the keys of all objects and folders of a registry, folders with a trailing slash. */
export function keysOf({
  apps,
  api,
  canaries = {},
  previews = {},
  pages,
  files,
  resources,
}: Registry): Set<string> {
  const tried = [...Object.values(canaries), ...Object.values(previews)];
  const releases = Object.values(apps).flatMap(({ current, previous }) => [current, previous]);
  const folders = [...releases, ...tried.map(({ release }) => release)].flatMap((release) =>
    release ? [appFolder(release.manifest.name, release.version)] : [],
  );
  const objects = [pages, files, resources, ...tried.map((variant) => variant.pages)]
    .flatMap((named) => Object.values(named))
    .map(({ object }) => object);
  const documents = [api?.current, api?.previous].flatMap((release) => (release ? [release.document] : []));
  return new Set([...folders, ...objects, ...documents]);
}

/** Parses a registry. @throws Error with one readable line when it is invalid */
export function parseRegistry(text: string): Registry {
  const parsed = registrySchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`The registry is corrupt: ${messageOf(parsed.error.issues[0])}`);
}

/** A validation error and its position. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Describes an error in a registry, on one line. */
export function messageOf(issue: Issue | undefined): string {
  return `${issue?.path.join('.') || 'registry'}: ${issue?.message}`;
}

/** Parses JSON; returns `undefined` when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
