import type { Motif } from '@school/shared/art';
import { deskPages } from './deskPages';
import type { AreaPage } from '../../kit/page/areaPage';
import { juryPage } from '../../features/jury/pages/juryPage';
import { registrationPages } from '../../features/registrations/pages/registrationPages';
import { checkInPage, ticketPages } from '../../features/tickets/pages/ticketPages';

/** An entry of the admin area's sidebar. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** The module of its page below `src`. */
  readonly page: string;
  readonly about: string;
  /** Pages that are part of it, and have no entry of their own. */
  readonly within?: readonly Pick<AreaPage, 'to' | 'title'>[];
  /** The block that stands before it. */
  readonly motif: Motif;
  /** Whether it leads to a panel that says that there is no page yet. */
  readonly noPageYet?: true;
}

/** The eight entries (specification, section 2). */
export const entries: readonly [Entry, ...Entry[]] = [
  {
    id: 'overview',
    label: 'Overview',
    path: '/admin/overview',
    page: './features/overview/OverviewPage.tsx',
    about: 'The numbers of the school as they move, and what needs attention.',
    within: [...Object.values(deskPages), ...Object.values(ticketPages), checkInPage],
    motif: 'chek',
  },
  {
    id: 'registrations',
    label: 'Registrations',
    path: registrationPages.entries.to,
    page: registrationPages.entries.page,
    about: registrationPages.entries.about,
    within: [...Object.values(registrationPages).slice(1), juryPage],
    motif: 'hour',
  },
  {
    id: 'artist-showcase',
    label: 'Artist showcase',
    path: '/admin/artist-showcase',
    page: './features/artist-showcase/ArtistShowcasePage.tsx',
    about: 'The performers of the school and their engagements.',
    motif: 'half',
  },
  {
    id: 'students',
    label: 'Students',
    path: '/admin/students',
    page: './features/students/StudentsPage.tsx',
    about: 'There is no page for students yet.',
    motif: 'note',
    noPageYet: true,
  },
  {
    id: 'staff',
    label: 'Staff',
    path: '/admin/staff',
    page: './features/staff/StaffPage.tsx',
    about: 'There is no page for staff yet.',
    motif: 'side',
    noPageYet: true,
  },
  {
    id: 'music-study',
    label: 'Music study',
    path: '/admin/music-study',
    page: './features/music-study/MusicStudyPage.tsx',
    about: 'Who has asked for lessons.',
    motif: 'keys',
  },
  {
    id: 'schedule',
    label: 'Schedule',
    path: '/admin/schedule',
    page: './features/schedule/SchedulePage.tsx',
    about: 'There is no page for the schedule yet.',
    motif: 'bars',
    noPageYet: true,
  },
  {
    id: 'helpers',
    label: 'Helpers',
    path: '/admin/helpers',
    page: './features/helpers/HelpersPage.tsx',
    about: 'Volunteers, and the tools of staff.',
    motif: 'diam',
  },
];

/** Where an address stands: its entry, and the page within it that has no entry of its own. */
export function placeOf(pathname: string): {
  readonly entry: Entry | undefined;
  readonly page: Pick<AreaPage, 'to' | 'title'> | undefined;
} {
  // The area itself shows its first entry.
  const at = pathname === '/admin' ? entries[0].path : pathname;
  for (const entry of entries) {
    const page = entry.within?.find(({ to }) => to === at);
    if (page || entry.path === at) return { entry, page };
  }
  return { entry: undefined, page: undefined };
}
