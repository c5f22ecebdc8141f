import { z } from 'zod';
import { dependsOnSignIn, type Access } from './access';
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
          .regex(/^\/staff(\/[a-z0-9-]+)+(\?[\w=&,.-]+)?$/, 'is not a list of staff in the API'),
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

/** What is refused of a link in a new build, with the sentence that says so. Deployed versions stay readable without. */
const linkRules: readonly (readonly [wrong: string, (link: PageLink, route: RouteEntry) => boolean])[] = [
  [
    'has a label that is blank, or begins or ends with a space',
    (link) => labelsOf(link).some((text) => text !== text.trim()),
  ],
  [
    'has a text of more than 160 characters, or a blank one',
    (link) => 'about' in link && (link.about.length > 160 || link.about.trim() === ''),
  ],
  [
    'is a card of a page that not everybody may read',
    (link, { access }) => link.in === 'home' && dependsOnSignIn(access),
  ],
  [
    'is a second card of the same page',
    (link, { links = [] }) => link.in === 'home' && links.find((other) => other.in === 'home') !== link,
  ],
  [
    'is a tile of a page that is not for staff',
    (link, { access }) => link.in === 'overview' && access.kind !== 'signed-in',
  ],
  [
    'counts an export or a stream, which has no total',
    (link) => link.in === 'overview' && /\/(export|stream)(\?|$)/.test(link.count?.path ?? ''),
  ],
];

/** Returns the short texts of a link. */
function labelsOf(link: PageLink): string[] {
  if (link.in === 'home') return [link.label, link.action];
  return link.in === 'overview' && link.count ? [link.label, link.count.label] : [link.label];
}

const builtRoute = route.check(({ value, issues }) => {
  for (const [at, link] of (value.links ?? []).entries())
    for (const [message, isBroken] of linkRules)
      if (isBroken(link, value))
        issues.push({
          code: 'custom',
          input: link,
          path: ['links', at],
          message: `"${link.label}" ${message}`,
        });
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

/** The manifest of a new build, whose links obey all rules. */
export const builtManifestSchema = appManifestSchema.extend({ routes: z.array(builtRoute) });

/** The size of every sharing picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export type AppManifest = z.infer<typeof appManifestSchema>;
