import { foldText } from '@school/shared/format';
import type { PaletteItem } from './items';

/** Where records are looked up that are called by a reference: the prefix, the page and what stands there. */
const lists: readonly (readonly [prefixes: readonly string[], path: string, what: string])[] = [
  [['R'], '/admin/donations', 'Donations'],
  [['T'], '/admin/tickets', 'Ticket orders'],
  [['MC'], '/admin/registrations', 'Competition entries'],
  [['LEARN'], '/admin/music-study', 'Lessons'],
  [['PLAY'], '/admin/artist-showcase?view=pros', 'Performers'],
  [['BOOK'], '/admin/artist-showcase?view=engagements', 'Engagements'],
  [['ART'], '/admin/tickets/challenge', 'Challenge entries'],
  [['NOTE', 'FEES', 'WORK', 'JOIN', 'REFER'], '/admin/enquiries', 'Enquiries'],
];

/** The list that finds what somebody has typed a reference of, such as 'T-42'; nothing for anything else. */
export function referenceItems(typed: string, go: (path: string) => void): readonly PaletteItem[] {
  const reference = foldText(typed).trim().toUpperCase();
  const prefix = /^([A-Z]{1,5})-[\dA-Z][\dA-Z-]*$/.exec(reference)?.[1] ?? '';
  const [, path, what] = lists.find(([prefixes]) => prefixes.includes(prefix)) ?? [];
  if (!path || !what) return [];
  const search = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(reference)}`;
  return [
    {
      id: `reference:${prefix}`,
      group: 'records',
      label: reference,
      about: `Find it in: ${what}`,
      run: () => go(path + search),
    },
  ];
}
