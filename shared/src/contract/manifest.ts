import { z } from 'zod';
import type { Access } from './access';
import type { RouteEntry, RouteVariant } from './routes';
import { CONTRACT_VERSION } from './version';

const access: z.ZodType<Access> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('signed-out'),
    redirectSignedIn: z.boolean(),
    target: z.string().startsWith('/'),
  }),
  z.object({ kind: z.literal('signed-in') }),
]);

const variant = z.object({
  params: z.record(z.string(), z.string()),
  title: z.string().min(1),
  description: z.string().min(1),
} satisfies Record<keyof RouteVariant, z.ZodType>);

const entry: z.ZodType<RouteEntry> = z.object({
  id: z.string().min(1),
  path: z.string().regex(/^(\/|\*$)/, 'a path starts with a slash, or is *'),
  page: z.string().startsWith('./'),
  title: z.string().min(1),
  description: z.string().min(1),
  frame: z.enum(['site', 'competition', 'none']),
  access,
  prerender: z.boolean(),
  variants: z.array(variant).exactOptional(),
  unlisted: z.boolean().exactOptional(),
  resources: z.array(z.string().regex(/^\/[\w/-]+$/, 'a resource is a path below /api')).exactOptional(),
  feeds: z
    .array(z.object({ path: z.string().startsWith('/'), type: z.string(), title: z.string().min(1) }))
    .exactOptional(),
  permissions: z.array(z.enum(['camera'])).exactOptional(),
} satisfies Record<keyof RouteEntry, z.ZodType>);

const route = entry.refine(({ access, prerender }) => access.kind !== 'signed-in' || !prerender, {
  path: ['prerender'],
  error: 'a page for signed-in people is not prerendered: its HTML could be read by everybody',
});

const picture = z.object({
  /** Relative to the app's folder. */
  file: z.string().regex(/^share\/[\w/-]+\.png$/),
  alt: z.string().min(1),
});

/** Names of exports, by the package that they belong to. */
const namesByPackage = z.record(z.string(), z.array(z.string().min(1)));

/** What an app publishes beside its federation manifest: who it is, its routes, and the files that each page needs. */
export const appManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  contract: z.literal(CONTRACT_VERSION, {
    error: (issue) => `speaks contract ${String(issue.input)}, but this site speaks ${CONTRACT_VERSION}`,
  }),
  /** The federation entry of a remote, the start script of the shell; relative to the app's folder. */
  entry: z.string().min(1),
  routes: z.array(route),
  /** For each page module, the scripts to preload, exact and in order; relative to the app's folder. */
  preloads: z.record(z.string(), z.array(z.string())),
  /** The scripts of each part that is imported on its own, by its name; pages that hold it preload them as well. */
  islands: z.record(z.string(), z.array(z.string())).optional(),
  /** What is shown of a page where it is shared, by its address. Apps that were built before there were any have none. */
  pictures: z.record(z.string(), picture).optional(),
  /** What the app takes from others. Apps that were built before this was recorded say nothing of it. */
  needs: z
    .object({
      /** The names that it takes of each package that the shell provides. */
      packages: namesByPackage,
      /** The file with the part of the API's document that it relies on, if it asks the API. */
      api: z
        .string()
        .regex(/^server\/[\w.-]+\.json$/)
        .optional(),
    })
    .optional(),
  /** What the shell provides to remotes. Shells that were built before this was recorded say nothing of it. */
  provides: z.object({ packages: namesByPackage }).optional(),
});

/** The size of every picture for sharing, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export type AppManifest = z.infer<typeof appManifestSchema>;
