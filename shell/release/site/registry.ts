import { z } from 'zod';
import { appManifestSchema } from '@school/shared/contract/manifest';

const hashes = z.array(z.string().regex(/^sha256-[\w+/]{43}=$/));

/** A version of an app that was deployed. */
const releaseSchema = z.object({
  version: z.string().regex(/^[0-9a-f]{12}$/),
  /** UTC, ISO 8601. */
  deployedAt: z.iso.datetime(),
  /** One of an earlier contract stays readable: browsers refuse to load it, the history goes on. */
  manifest: appManifestSchema.extend({ contract: z.int() }),
  /** The hashes of its maps of integrity; see `integrityOf`. Versions from before they were made have none. */
  integrity: hashes.optional(),
});

/** A version of the API that was deployed: what it provides is compared with what the apps in use need. */
const apiReleaseSchema = z.object({
  version: releaseSchema.shape.version,
  /** UTC, ISO 8601. */
  deployedAt: z.iso.datetime(),
  /** The object with its OpenAPI document. */
  document: z.string().regex(/^files\/[0-9a-f]{16}\.json$/),
});

/** The hashes of what stands within a page's HTML: a policy names them, so that nothing else there has an effect. */
const inlineSchema = z.object({
  scripts: hashes,
  styles: hashes,
  /** Of the values of style attributes. */
  attributes: hashes,
});

/** A composed page, by the object that holds its HTML. */
const pageSchema = z.object({
  app: z.string(),
  object: z.string().regex(/^pages\/[0-9a-f]{16}\.html$/),
  status: z.union([z.literal(200), z.literal(404)]),
  /** Pages that were composed before there was a policy say nothing of it. */
  inline: inlineSchema.optional(),
});

/** A file at a fixed address, such as `/robots.txt`, by the object that holds its bytes. */
const fileSchema = z.object({
  object: z.string().regex(/^files\/[0-9a-f]{16}(\.\w+)?$/),
  type: z.string().min(1),
});

/** What the API published of a resource when pages were last composed of it, by the object that holds its JSON. */
const resourceSchema = z.object({
  /** As the API names it; another one is another content. */
  version: z.string().min(1),
  object: z.string().regex(/^files\/[0-9a-f]{16}\.json$/),
  /** When this version came to the site (UTC, ISO 8601). Registries of before this was noted have none. */
  takenAt: z.iso.datetime().optional(),
});

/** What the site is made of right now: which version of each app, and which HTML answers which address. */
export const registrySchema = z.object({
  revision: z.int().nonnegative(),
  /** Who put it in force, as their machine knows them. Registries of before this was noted have none. */
  by: z.string().optional(),
  apps: z.record(z.string(), z.object({ current: releaseSchema, previous: releaseSchema.optional() })),
  /** The API runs elsewhere; this is what it provides. Sites whose API was never deployed from here have none. */
  api: z.object({ current: apiReleaseSchema, previous: apiReleaseSchema.optional() }).optional(),
  pages: z.record(z.string(), pageSchema),
  /** Root files by their address. Registries of before there were any have none. */
  files: z.record(z.string().startsWith('/'), fileSchema).default({}),
  /** By their path below `/api`. Registries of before there were any have none. */
  resources: z.record(z.string().startsWith('/'), resourceSchema).default({}),
});

export type Release = z.infer<typeof releaseSchema>;
export type ApiRelease = z.infer<typeof apiReleaseSchema>;
export type InlineHashes = z.infer<typeof inlineSchema>;
export type ComposedPage = z.infer<typeof pageSchema>;
export type Registry = z.infer<typeof registrySchema>;

/** The name by which the API is deployed and taken back. */
export const BACKEND = 'backend';

/** A site that nothing was deployed to. */
export const EMPTY_REGISTRY: Registry = { revision: 0, apps: {}, pages: {}, files: {}, resources: {} };

/** Where an app's version lies, in the store and on the site, with a trailing slash. */
export function appFolder(name: string, version: string): string {
  return `apps/${name}/${version}/`;
}

/** The keys of all objects and folders that a registry names, folders with a trailing slash. */
export function keysOf({ apps, api, pages, files, resources }: Registry): Set<string> {
  const folders = Object.entries(apps).flatMap(([name, { current, previous }]) =>
    [current, previous].flatMap((release) => (release ? [appFolder(name, release.version)] : [])),
  );
  const objects = [pages, files, resources]
    .flatMap((named) => Object.values(named))
    .map(({ object }) => object);
  const documents = [api?.current, api?.previous].flatMap((release) => (release ? [release.document] : []));
  return new Set([...folders, ...objects, ...documents]);
}

/** Reads a registry. @throws Error with one readable line when it is not one */
export function parseRegistry(text: string): Registry {
  const parsed = registrySchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`The registry is corrupt: ${messageOf(parsed.error.issues[0])}`);
}

/** What is wrong, and where. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Says what is wrong with a registry, on one line. */
export function messageOf(issue: Issue | undefined): string {
  return `${issue?.path.join('.') || 'registry'}: ${issue?.message}`;
}

/** Reads JSON; what is none is `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
