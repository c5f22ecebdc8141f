import { projectFigures } from '@school/shared/projects';
import { ticketOffer } from '@school/shared/tickets';
import { readPublication } from '../../competition/publications/publications';
import { readFigures } from '../../donations/projects/readFigures';
import type { ServiceContext } from '../../platform/db/context';
import { publicationKinds } from '../../platform/db/schema';
import type { PublishedResources } from '../../site/published/versions';
import { readOffer } from '../../tickets/sale/readOffer';

/** What features publish for pages of the site, by path below `/api`. */
export const publishedResources: PublishedResources = {
  ...Object.fromEntries(
    publicationKinds.map((kind) => [
      `/competition/publications/${kind}`,
      (context: ServiceContext) => readPublication(context, kind),
    ]),
  ),
  [projectFigures.path]: readFigures,
  [ticketOffer.path]: readOffer,
};
