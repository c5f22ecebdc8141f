import { createHash } from 'node:crypto';
import { ticketOffer } from '@school/shared/tickets';
import { readPublication } from '../competition/publications/publications';
import type { ServiceContext } from '../db/context';
import { publicationKinds } from '../db/schema';
import { readPublishedContent } from '../site-content/readContent';
import { readOffer } from '../tickets/sale/readOffer';

/** A version of each resource, by its path below `/api`: another content has another one. */
export type PublishedVersions = Record<string, string>;

/** What pages of the site are composed of: each as everybody gets it at its own path. */
const resources: Readonly<Record<string, (context: ServiceContext) => Promise<unknown>>> = Object.fromEntries(
  publicationKinds.map((kind) => [
    `/competition/publications/${kind}`,
    (context: ServiceContext) => readPublication(context, kind),
  ]),
);

/** The versions of all resources as they are published now. */
export async function readVersions(context: ServiceContext): Promise<PublishedVersions> {
  const read = Object.entries(resources).map(
    async ([path, readIt]) => [path, versionOf(await readIt(context))] as const,
  );
  const content = [...(await readPublishedContent(context))].map(
    ([path, value]) => [path, versionOf(value)] as const,
  );
  const offer = await readOffer(context);
  return {
    ...Object.fromEntries([...(await Promise.all(read)), ...content]),
    ...(offer && { [ticketOffer.path]: versionOf(offer) }),
  };
}

const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
