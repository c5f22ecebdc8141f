import type { RouteEntry } from '@school/shared/contract';
import type { Me } from '../../access/api';
import { headingOf } from '../../frame/adminTitle';
import { juryPage } from '../../../features/jury/pages/juryPage';
import { routes } from '../../../routes';
import { checkInPage } from '../../../features/tickets/pages/ticketPages';
import type { PaletteItem } from './items';

/** `/admin` is the overview, which has an address of its own. */
const areaPages = routes.filter(({ path }) => path.startsWith('/admin/') || path === '/settings');

/** Whether somebody may see what a page holds. The API decides, not this. */
function mayOpen({ path }: RouteEntry, { staff, door, jury }: Me): boolean {
  if (path === '/settings') return true;
  return staff || (door && path === checkInPage.to) || (jury && path === juryPage.to);
}

/** The pages of the admin area that somebody may see. */
export const pageItems = (me: Me, go: (path: string) => void): readonly PaletteItem[] =>
  areaPages
    .filter((page) => mayOpen(page, me))
    .map(({ id, path, title, description }) => ({
      id: `go:${id}`,
      group: 'go',
      label: headingOf(title),
      about: description,
      run: () => go(path),
    }));
