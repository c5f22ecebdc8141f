import type { AdminFeature, AreaPage, FeatureEntry } from './feature';

/** The admin area, composed of its features. */
export interface AdminArea {
  readonly features: readonly AdminFeature[];
  /** The sidebar, in the order of the features. */
  readonly entries: readonly Entry[];
  /** All pages: those of the sidebar first, then the others, both in the order of the features. */
  readonly pages: readonly AreaPage[];
}

/** An entry of the sidebar. */
export interface Entry extends FeatureEntry, Pick<AreaPage, 'id' | 'title' | 'to'> {
  /** Pages that are part of it, and have no entry of their own. */
  readonly within: readonly AreaPage[];
}

/** Composes the admin area of its features. @throws when a feature names an entry that does not exist */
export function composeArea(features: readonly AdminFeature[]): AdminArea {
  const withEntry = new Set(features.filter(({ entry }) => entry).map(({ id }) => id));
  for (const { id, under } of features)
    if (under !== undefined && !withEntry.has(under))
      throw new Error(`The feature ${id} stands under ${under}, which has no entry.`);

  const further = ({ entry, pages }: AdminFeature) => (entry ? pages.slice(1) : pages);
  const entries = features.flatMap(({ id, entry, pages: [{ id: page, title, to }] }) =>
    entry
      ? [
          {
            ...entry,
            id: page,
            title,
            to,
            within: features.filter((one) => one.id === id || one.under === id).flatMap(further),
          },
        ]
      : [],
  );
  const firstPages = features.flatMap(({ entry, pages: [first] }) => (entry ? [first] : []));
  return { features, entries, pages: [...firstPages, ...features.flatMap(further)] };
}
