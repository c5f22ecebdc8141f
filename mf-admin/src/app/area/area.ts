import { composeArea, type AdminArea, type Entry } from './composeArea';
import type { AdminFeature, AreaPage } from './feature';

let area: AdminArea = composeArea([]);

/** Hands the features to the frame. The app's entry does it before anything is rendered. */
export function putFeatures(features: readonly AdminFeature[]): void {
  area = composeArea(features);
}

/** The admin area of the features that were handed in. */
export const adminArea = (): AdminArea => area;

/** The pages of the features of a group, in the order of their tabs. */
export const pagesOfGroup = (group: string): readonly AreaPage[] =>
  area.features.filter((feature) => feature.group === group).flatMap(({ pages }) => pages);

/** Where an address stands: its entry, and the page within it that has no entry of its own. */
export function placeOf(pathname: string): {
  readonly entry: Entry | undefined;
  readonly page: AreaPage | undefined;
} {
  // The area itself shows its first entry.
  const at = pathname === '/admin' ? area.entries[0]?.to : pathname;
  for (const entry of area.entries) {
    const page = entry.within.find(({ to }) => to === at);
    if (page || entry.to === at) return { entry, page };
  }
  return { entry: undefined, page: undefined };
}
