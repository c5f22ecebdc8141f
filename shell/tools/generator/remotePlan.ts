import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteEntry } from '@school/shared/contract';
import { overlaps, reservedFor } from '../../release/site/ownership';
import { Refusal } from '../../workspace/refusal';

/** A remote to be created. */
export interface RemotePlan {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  /** The beginning of the title, for its links: a label has at most 24 characters. */
  readonly label: string;
}

/** Routes of the existing remotes, by remote. */
export type RoutesByRemote = Readonly<Record<string, readonly RouteEntry[]>>;

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * Derives missing values from the name: `mf-summer-school` has the path `/summer-school` and the title Summer school.
 */
export function planRemote(
  name: string,
  wanted: { path?: string | undefined; title?: string | undefined },
): RemotePlan {
  if (!NAME.test(name)) {
    throw new Refusal(
      `"${name}" is not a valid name: a remote begins with mf- and has lower-case letters, digits and single hyphens, such as mf-lessons`,
    );
  }
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  const title = wanted.title ?? words.charAt(0).toUpperCase() + words.slice(1);
  return {
    name,
    path: wanted.path ?? `/${name.slice('mf-'.length)}`,
    title,
    label: labelOf(title),
  };
}

const LABEL_MAX = 24;

/** Returns as many whole words of a title as a label may have. */
function labelOf(title: string): string {
  if (title.length <= LABEL_MAX) return title.trim();
  const end = title.lastIndexOf(' ', LABEL_MAX);
  return title.slice(0, end > 0 ? end : LABEL_MAX).replace(/[ ,&-]+$/, '');
}

/** The path of the page for staff. */
const staffPathOf = (path: string): string => `/admin${path}`;

/** Checks a plan against a folder, in which it becomes one more, and existing routes. @throws Refusal when it conflicts */
export function refuseUnfit({ name, path, title }: RemotePlan, parent: string, routes: RoutesByRemote): void {
  if (existsSync(join(parent, name))) throw new Refusal(`The folder ${name} exists already`);
  if (!PATH.test(path)) {
    throw new Refusal(
      `"${path}" is not a valid path: it begins with a slash and has lower-case letters, digits and single hyphens, such as /lessons`,
    );
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,&-]{1,39}$/u.test(title)) {
    throw new Refusal(
      `"${title}" is not a valid title: it has 2 to 40 letters, digits, spaces, commas, hyphens and &`,
    );
  }
  const reserved = reservedFor(path);
  if (reserved) throw new Refusal(`${reserved} belongs to the site itself; choose another path with --path`);
  for (const [owner, entries] of Object.entries(routes))
    for (const own of [path, staffPathOf(path)]) {
      const rival = entries.find((route) => overlaps(route.path, own));
      if (rival)
        throw new Refusal(`${own} belongs to ${owner} (${rival.path}); choose another path with --path`);
    }
}
