import { composeArea, type AdminArea, type Entry } from './composeArea';
import type { AdminFeature, AreaPage } from './feature';

let area: AdminArea = composeArea([]);

/** Sets the features of the frame. The entry of the app calls it before the first render. */
export function putFeatures(features: readonly AdminFeature[]): void {
  area = composeArea(features);
}

/** Returns the admin area made of these features. */
export const adminArea = (): AdminArea => area;

/** Returns the pages of a group's features, in the order of their tabs. */
export const pagesOfGroup = (group: string): readonly AreaPage[] =>
  area.features.filter((feature) => feature.group === group).flatMap(({ pages }) => pages);

/** Returns the sidebar entry of an address, and the page within it that has no entry of its own. */
export function placeOf(
  { entries }: AdminArea,
  pathname: string,
): {
  readonly entry: Entry | undefined;
  readonly page: AreaPage | undefined;
} {
  // The root of the area shows the first entry.
  const at = pathname === '/admin' ? entries[0]?.to : pathname;
  for (const entry of entries) {
    const page = entry.within.find(({ to }) => to === at);
    if (page || entry.to === at) return { entry, page };
  }
  return { entry: undefined, page: undefined };
}
