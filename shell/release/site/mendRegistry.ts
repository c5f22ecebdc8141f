import { entryOf, parseJson, registrySchema, messageOf, type Issue, type Registry } from './registry';

/** A registry without its malformed entries. */
export interface PartialRegistry {
  readonly registry: Registry;
  /** The error of the first of them. */
  readonly why: string;
  readonly apps: readonly string[];
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** These two are left out, so that everybody gets the current version. */
  readonly canaries: readonly string[];
  readonly previews: readonly string[];
}

/** The parts of a registry with independent entries. */
const SECTIONS = ['apps', 'pages', 'files', 'canaries', 'previews'] as const;
type Section = (typeof SECTIONS)[number];

/**
 * Parses a registry without its malformed entries, so that one affects no other app, page or file.
 * @returns undefined when it is malformed as a whole
 */
export function readPartly(text: string): PartialRegistry | undefined {
  const raw = parseJson(text);
  const first = registrySchema.safeParse(raw);
  if (first.success) return undefined;
  const { issues } = first.error;
  if (!issues.every(isOfEntry)) return undefined;
  const spoilt = (section: Section) => [
    ...new Set(issues.filter(({ path }) => path[0] === section).map(({ path }) => String(path[1]))),
  ];
  const names = {
    apps: spoilt('apps'),
    pages: spoilt('pages'),
    files: spoilt('files'),
    canaries: spoilt('canaries'),
    previews: spoilt('previews'),
  };
  const rest = structuredClone(raw) as Record<Section, Record<string, unknown>>;
  for (const section of SECTIONS) for (const name of names[section]) delete rest[section][name];
  const second = registrySchema.safeParse(rest);
  if (!second.success) return undefined;
  return { registry: second.data, why: messageOf(issues[0]), ...names };
}

/**
 * Replaces malformed entries by their latest valid state in earlier registries. An app is restored with all its pages,
 * because its routes and HTML belong to one version.
 */
export function mend({ registry, apps, pages, files }: PartialRegistry, past: readonly Registry[]): Registry {
  const mended = structuredClone(registry);
  for (const name of apps) {
    for (const [path, { app }] of Object.entries(mended.pages)) if (app === name) delete mended.pages[path];
    const earlier = past.find((each) => entryOf(each, name));
    const entry = earlier && entryOf(earlier, name);
    if (!entry) continue;
    mended.apps[name] = entry;
    const own = Object.entries(earlier.pages).filter(
      ([path, { app }]) => app === name && !mended.pages[path],
    );
    Object.assign(mended.pages, Object.fromEntries(own));
  }
  for (const path of pages) {
    const page = past.find((each) => each.pages[path])?.pages[path];
    if (page) mended.pages[path] ??= page;
  }
  for (const path of files) {
    const file = past.find((each) => each.files[path])?.files[path];
    if (file) mended.files[path] = file;
  }
  return mended;
}

function isOfEntry({ path }: Issue): boolean {
  return path.length > 1 && SECTIONS.some((section) => section === path[0]);
}
