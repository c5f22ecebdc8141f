import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../platform/db/context';
import type { Settings } from '../../platform/config/settings';
import type { Feature } from '../../platform/feature/feature';
import { gatherNamed } from '../../platform/feature/gatherFeatures';
import { readPublishedContent } from '../site-content/readContent';

/** Versions by path below `/api`; a version changes with its content. */
export type PublishedVersions = Record<string, string>;

/** What readers of published resources need. */
export interface PublishedContext extends ServiceContext {
  settings: Pick<Settings, 'donationFees'>;
}

/** Readers of what features publish, by path below `/api`; undefined is not published. */
export type PublishedResources = Readonly<Record<string, (context: PublishedContext) => Promise<unknown>>>;

declare module '../../platform/feature/feature' {
  interface Feature {
    /** What it publishes for pages of the site, by path below `/api`. */
    readonly published?: PublishedResources;
  }
}

/** Returns what features publish. */
export const publishedBy = (features: readonly Feature[]): PublishedResources =>
  gatherNamed(features, 'the published resource', ({ published }) => published);

/** Returns the current versions of all texts, and of what features publish. */
export async function readVersions(
  context: PublishedContext,
  resources: PublishedResources,
): Promise<PublishedVersions> {
  const texts = [...(await readPublishedContent(context))];
  const others = await Promise.all(
    Object.entries(resources).map(async ([path, read]) => [path, await read(context)] as const),
  );
  return Object.fromEntries(
    [...others, ...texts]
      .filter(([, content]) => content !== undefined)
      .map(([path, content]) => [path, versionOf(content)]),
  );
}

const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
