import type { ApiDocument } from './apiDocument';
import { breaksOf, type Break } from './apiRules';
import type { OpenVersion } from './openTabs';
import type { Registry, Release } from './registry';
import { admits } from './versionRange';

/** The documents of a site's releases. */
export interface SiteDocuments {
  /** What the API provides; undefined when no API is recorded, and then nothing is compared. */
  readonly api: ApiDocument | undefined;
  /** What each app uses of the API, by the app's name. */
  readonly used: ReadonlyMap<string, ApiDocument>;
}

/** Returns which apps need something that is not provided, one line each. */
export function problemsOf({ apps, api }: Registry, documents: SiteDocuments): string[] {
  const releases = Object.values(apps).map(({ current }) => current);
  const shell = apps['shell']?.current;
  const remotes = releases.filter((release) => release !== shell);
  return [
    ...(shell ? remotes.flatMap((remote) => problemsWithShell(remote, shell)) : []),
    ...(api ? releases.flatMap((release) => problemsWithApi(release, api.current.version, documents)) : []),
  ];
}

/** What open tabs use, and the API that they meet. */
export interface TabDocuments {
  readonly used: ReadonlyMap<Release, ApiDocument>;
  readonly api: { readonly version: string; readonly document: ApiDocument };
  /** The API until now. What tabs lack of it already is no news. */
  readonly former: ApiDocument | undefined;
}

/** Returns what open tabs need of the API and a new one does not have, one line each. */
export function tabProblemsOf(open: readonly OpenVersion[], { used, api, former }: TabDocuments): string[] {
  return open.flatMap(({ release, until }) => {
    const own = used.get(release);
    if (!own) return [];
    const existing = new Set((former ? breaksOf(own, former) : []).map((each) => JSON.stringify(each)));
    const consumer = `${title(release)}, which tabs may have open (current until ${until.toISOString()}),`;
    return breaksOf(own, api.document)
      .filter((each) => !existing.has(JSON.stringify(each)))
      .map((each) => lineOf(consumer, each, api.version));
  });
}

/** Returns which shells in open tabs lack something that remotes need: their versions, by the remote's name. */
export function unfitShellsOf(
  open: readonly OpenVersion[],
  { apps }: Pick<Registry, 'apps'>,
): Record<string, string[]> {
  const shells = open.map(({ release }) => release).filter(({ manifest }) => manifest.name === 'shell');
  const unfit = Object.entries(apps)
    .filter(([name]) => name !== 'shell')
    .map(
      ([name, { current }]) =>
        [name, shells.filter((shell) => problemsWithShell(current, shell)[0])] as const,
    );
  return Object.fromEntries(
    unfit
      .filter(([, lacking]) => lacking.length > 0)
      .map(([name, lacking]) => [name, lacking.map(({ version }) => version)]),
  );
}

function problemsWithShell(remote: Release, shell: Release): string[] {
  const { needs } = remote.manifest;
  const { provides } = shell.manifest;
  // Both were built before this was recorded and count as compatible.
  if (!needs && !provides) return [];
  if (!needs)
    return [
      `${title(remote)} has no list of what it imports from ${title(shell)}, because it was built before that was recorded: build it again`,
    ];
  const lacking = Object.entries(needs.packages).flatMap(([key, names]) => {
    const provided = provides?.packages[key] ?? [];
    const missing = names.filter((name) => !provided.includes(name));
    return missing.length > 0 ? [`${missing.join(', ')} of ${key}`] : [];
  });
  const misfits = versionProblems(remote, shell);
  if (lacking.length === 0) return misfits;
  if (!provides)
    return [
      `${title(remote)} needs ${Object.keys(needs.packages).join(', ')}, but ${title(shell)} has no list of what it provides: build it again`,
    ];
  return [
    ...misfits,
    ...lacking.map((what) => `${title(remote)} needs ${what}, which ${title(shell)} does not provide`),
  ];
}

/** Versions are compared where both builds have recorded them. */
function versionProblems(remote: Release, shell: Release): string[] {
  const provided = shell.manifest.provides?.versions ?? {};
  return Object.entries(remote.manifest.needs?.versions ?? {}).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined || admits(range, version)) return [];
    return [`${title(remote)} asks for ${name} ${range}, but ${title(shell)} provides ${name} ${version}`];
  });
}

function problemsWithApi(release: Release, version: string, { api, used }: SiteDocuments): string[] {
  const own = used.get(release.manifest.name);
  if (!api || !own) return [];
  return breaksOf(own, api).map((each) => lineOf(title(release), each, version));
}

function lineOf(consumer: string, { operation, what }: Break, version: string): string {
  return what
    ? `${consumer} needs ${operation} of the API, but in API ${version} ${what}`
    : `${consumer} needs ${operation} of the API, which API ${version} does not have`;
}

function title({ manifest: { name }, version }: Release): string {
  return `${name} ${version}`;
}
