import { mayOpen } from '../../access/mayOpen';
import type { Me } from '../../access/api';
import type { AreaPage } from '../../area/feature';
import type { PaletteItem } from './items';

/** Returns the pages that a person may see. */
export const pageItems = (
  pages: readonly AreaPage[],
  me: Me,
  go: (path: string) => void,
): readonly PaletteItem[] =>
  pages
    .filter((page) => mayOpen(page, me))
    .map(({ id, to, title, about }) => ({
      id: `go:${id}`,
      group: 'go',
      label: title,
      about,
      run: () => go(to),
    }));
