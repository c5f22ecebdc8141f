import { foldText } from '@school/shared/format';
import type { AdminFeature } from '../../area/feature';
import type { PaletteItem } from './items';

/** Returns items that open the list of a typed reference, such as 'T-42', and none for other text. */
export function referenceItems(
  features: readonly AdminFeature[],
  typed: string,
  go: (path: string) => void,
): readonly PaletteItem[] {
  const reference = foldText(typed).trim().toUpperCase();
  const prefix = /^([A-Z]{1,5})-[\dA-Z][\dA-Z-]*$/.exec(reference)?.[1] ?? '';
  const lists = features.flatMap(({ references = [] }) => references);
  const list = lists.find(({ prefixes }) => prefixes.includes(prefix));
  if (!list) return [];
  const { path, what } = list;
  const search = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(reference)}`;
  return [
    {
      id: `reference:${prefix}`,
      group: 'records',
      label: reference,
      about: `Search in: ${what}`,
      run: () => go(path + search),
    },
  ];
}
