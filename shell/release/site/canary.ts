import type { Canary, Preview, Registry, Release } from './registry';
import { entryOf } from './registry';
import { withVariants } from './variants';

/** Visitors are divided into this many groups of equal size. So few that a group identifies nobody. */
export const VISITOR_GROUPS = 100;

/** Returns the site as visitors see it who get the canaries of some apps. */
export function withCanaries(registry: Registry, names: readonly string[]): Registry {
  const canaries = names.flatMap((name) => canaryOf(registry, name) ?? []);
  return withVariants(
    registry,
    canaries.map((canary) => ({ ...canary, channel: 'canary' })),
  );
}

/** Returns the canary of an app by a name from outside. */
export function canaryOf({ canaries = {} }: Pick<Registry, 'canaries'>, name: string): Canary | undefined {
  return own(canaries, name);
}

/**
 * Returns the apps whose canaries a group of visitors gets. A group keeps a canary while its share grows. Canaries
 * begin with different groups, so that not always the same visitors try them.
 * @param group from 0 to `VISITOR_GROUPS` - 1
 */
export function canariesFor({ canaries = {} }: Pick<Registry, 'canaries'>, group: number): string[] {
  return Object.entries(canaries)
    .filter(([, { release, percent }]) => {
      const first = Number.parseInt(release.version, 16) % VISITOR_GROUPS;
      return (group - first + VISITOR_GROUPS) % VISITOR_GROUPS < percent;
    })
    .map(([name]) => name);
}

/**
 * Returns the canaries of a site after one was begun, or its share was changed.
 * @param percent the share of visitors that get it
 * @throws Error with one line when the release cannot be a canary
 */
export function beginCanary(
  registry: Registry,
  release: Release,
  percent: number,
  now: Date,
): NonNullable<Registry['canaries']> {
  const { name } = release.manifest;
  if (name === 'shell')
    throw new Error('Only a remote can have a canary: the shell is part of every page of every remote');
  const current = entryOf(registry, name)?.current;
  if (!current) throw new Error(`${name} is not deployed yet, so a canary of it would replace nothing`);
  if (current.version === release.version)
    throw new Error(`${name} ${release.version} is the current version already`);
  const running = canaryOf(registry, name);
  const canary =
    running?.release.version === release.version
      ? { ...running, percent }
      : { release, percent, since: now.toISOString(), pages: {} };
  return { ...registry.canaries, [name]: canary };
}

/** Returns the canaries of a site without that of an app. @throws Error with one line when the app has none */
export function withoutCanary(registry: Registry, name: string): NonNullable<Registry['canaries']> {
  if (!canaryOf(registry, name)) throw new Error(`${name} has no canary`);
  const { [name]: _, ...others } = registry.canaries ?? {};
  return others;
}

/** Returns the canaries of apps whose current version stays the same in a change of the site. */
export function lastingCanaries(
  before: Pick<Registry, 'apps'>,
  { apps, canaries }: Pick<Registry, 'apps' | 'canaries'>,
): Registry['canaries'] {
  const entries = Object.entries(canaries ?? {});
  const lasting = entries.filter(([name]) => {
    const current = entryOf({ apps }, name)?.current.version;
    return current !== undefined && current === entryOf(before, name)?.current.version;
  });
  return lasting.length === entries.length ? canaries : Object.fromEntries(lasting);
}

/** Describes the changes of canaries, previews and pins between two states of a site, one line each. */
export function channelNews(before: Registry | undefined, after: Registry): string[] {
  const names = new Set(
    [before, after].flatMap((site) => [site?.canaries, site?.previews, site?.pins]).flatMap(keys),
  );
  return [...names].toSorted().flatMap((name) => {
    const [was, is] = [before && canaryOf(before, name), canaryOf(after, name)];
    return [
      ...canaryNews(name, { was, is, current: entryOf(after, name)?.current.version }),
      ...previewNews(name, own(before?.previews, name), own(after.previews, name)),
      ...(own(before?.pins, name) && !own(after.pins, name) ? [`${name} is no longer pinned`] : []),
      ...(!own(before?.pins, name) && own(after.pins, name) ? [`${name} is pinned to its version`] : []),
    ];
  });
}

function previewNews(name: string, was: Preview | undefined, is: Preview | undefined): string[] {
  if (is && is.release.version !== was?.release.version)
    return [`preview ${name} of ${is.release.manifest.name} is ${is.release.version}`];
  return was && !is ? [`preview ${name} of ${was.release.manifest.name} has ended`] : [];
}

/** Returns a member by a name that every object may have. */
const own = <Value>(named: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  named && Object.hasOwn(named, name) ? named[name] : undefined;

const keys = (named: object | undefined): string[] => Object.keys(named ?? {});

interface CanaryChange {
  readonly was: Canary | undefined;
  readonly is: Canary | undefined;
  readonly current: string | undefined;
}

function canaryNews(name: string, { was, is, current }: CanaryChange): string[] {
  const lines: string[] = [];
  const isSame = was?.release.version === is?.release.version;
  if (was && !isSame) {
    const { version } = was.release;
    lines.push(`canary ${version} of ${name} ${version === current ? 'was promoted' : 'has ended'}`);
  }
  if (is && !isSame) lines.push(`canary ${is.release.version} of ${name} for ${is.percent} % of visitors`);
  if (was && is && isSame && was.percent !== is.percent)
    lines.push(
      `canary ${is.release.version} of ${name} for ${is.percent} % of visitors instead of ${was.percent} %`,
    );
  return lines;
}
