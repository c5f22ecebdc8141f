import { z } from 'zod';
import type { Access } from './access';
import { footerColumns, linkMotifs, type PageLink } from './links';
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

const label = z.string().min(2).max(24);

const link: z.ZodType<PageLink> = z.discriminatedUnion('in', [
  z.object({ in: z.literal('header'), label }),
  z.object({ in: z.literal('footer'), under: z.enum(footerColumns), label }),
  z.object({ in: z.literal('staff'), motif: z.enum(linkMotifs), label, about: z.string().min(1) }),
  z.object({ in: z.literal('home'), label, about: z.string().min(1).max(160), action: label }),
  z.object({
    in: z.literal('overview'),
    label,
    about: z.string().min(1),
    count: z
      .object({
        path: z
          .string()
          .regex(
            /^\/staff(?!.*\/(export|stream)(\?|$))(\/[a-z0-9-]+)+(\?[\w=&,.-]+)?$/,
            'is not a list of staff in the API',
          ),
        label: z.string().min(2).max(24),
      })
      .exactOptional(),
  }),
]);

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
  links: z.array(link).exactOptional(),
} satisfies Record<keyof RouteEntry, z.ZodType>);

const route = entry
  .refine(({ access, prerender }) => access.kind !== 'signed-in' || !prerender, {
    path: ['prerender'],
    error: 'a page for signed-in people is not prerendered: its HTML could be read by everybody',
  })
  .refine(({ path, links }) => !links || !/[:*]/.test(path), {
    path: ['links'],
    error: 'a link needs one address, but the path has parameters',
  });

/** What the site serves or stores itself, and the API, which deploys call `backend`. */
const RESERVED = 'api apps backend deploys files forms history pages preview registry search trash'.split(
  ' ',
);

/** The name of an app. Every object has members such as `constructor`, so no app may be called so. */
export const appNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .refine((name) => !RESERVED.includes(name) && !(name in {}), {
    error: ({ input }) => `"${String(input)}" is reserved; choose another name`,
  });

/** A file of the app's folder, relative to it. */
const file = z
  .string()
  .regex(/^(?!.*(^|\/)\.)[^\\/:]+(\/[^\\/:]+)*$/, 'is not a file of the build: it must lie in its folder');

const picture = z.object({
  /** Relative to the app's folder. */
  file: z.string().regex(/^share\/[\w/-]+\.png$/),
  alt: z.string().min(1),
});

/** Export names by package. */
const namesByPackage = z.record(z.string(), z.array(z.string().min(1)));

const textByPackage = z.record(z.string(), z.string().min(1));

/** An app's manifest beside its federation manifest: name, routes, and the files of each page. */
export const appManifestSchema = z.object({
  name: appNameSchema,
  contract: z.literal(CONTRACT_VERSION, {
    error: (issue) => `speaks contract ${String(issue.input)}, but this site speaks ${CONTRACT_VERSION}`,
  }),
  /** A remote's federation entry or the shell's start script, relative to the app's folder. */
  entry: file,
  routes: z.array(route),
  /** For each page module, the exact scripts to preload, in order, relative to the app's folder. */
  preloads: z.record(z.string(), z.array(file)),
  /** The scripts of each island, by name. Pages that contain it preload them too. */
  islands: z.record(z.string(), z.array(file)).optional(),
  /** The sharing picture of each page, by path. Apps built before this field existed have none. */
  pictures: z.record(z.string(), picture).optional(),
  /** What the app uses of others. Missing in apps built before it was recorded. */
  needs: z
    .object({
      /** The names that it uses of each provided package. */
      packages: namesByPackage,
      /** The range of versions that it asks for of each provided package. Missing in earlier builds. */
      versions: textByPackage.optional(),
      /** The file with the part of the API document that it uses, if any. */
      api: z
        .string()
        .regex(/^server\/[\w.-]+\.json$/)
        .optional(),
    })
    .optional(),
  /** What the shell provides to remotes. Missing in shells built before it was recorded. */
  provides: z.object({ packages: namesByPackage, versions: textByPackage.optional() }).optional(),
});

/** The size of every sharing picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export type AppManifest = z.infer<typeof appManifestSchema>;
