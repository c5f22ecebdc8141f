import { isDeepStrictEqual } from 'node:util';
import { donationFees, projectFigures, type FeeRates, type FiguresBySlug } from '@school/shared/projects';
import { asc } from 'drizzle-orm';
import type { Settings } from '../../platform/config/settings';
import type { ServiceContext } from '../../platform/db/context';
import { projects } from '../../platform/db/schema';

/** Returns the figures for composing pages, in pesewas and by slug; undefined while they equal the pages' build. */
export async function readFigures({ db }: Pick<ServiceContext, 'db'>): Promise<FiguresBySlug | undefined> {
  const { slug, raised, target, isOpen } = projects;
  const rows = await db
    .select({ slug, raised, target, isOpen })
    .from(projects)
    .orderBy(asc(projects.position), asc(slug));
  const figures = Object.fromEntries(rows.map(({ slug: of, ...row }) => [of, row]));
  return isDeepStrictEqual(figures, projectFigures.seed) ? undefined : figures;
}

/** Returns the payment fees for composing pages; undefined while they equal the pages' build. */
export const readFees = async ({
  settings,
}: {
  settings: Pick<Settings, 'donationFees'>;
}): Promise<FeeRates | undefined> =>
  isDeepStrictEqual(settings.donationFees, donationFees.seed) ? undefined : settings.donationFees;
