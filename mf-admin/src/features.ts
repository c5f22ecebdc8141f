import type { AdminFeature } from './app/area/feature';
import { artistShowcase } from './features/artist-showcase/feature';
import { audit } from './features/audit/feature';
import { checkIn } from './features/check-in/feature';
import { content } from './features/content/feature';
import { donations } from './features/donations/feature';
import { enquiries } from './features/enquiries/feature';
import { heldForms } from './features/held-forms/feature';
import { helpers } from './features/helpers/feature';
import { jury } from './features/jury/feature';
import { musicStudy } from './features/music-study/feature';
import { overview } from './features/overview/feature';
import { people } from './features/people/feature';
import { peopleWithAccess } from './features/people-with-access/feature';
import { registrations } from './features/registrations/feature';
import { schedule } from './features/schedule/feature';
import { settings } from './features/settings/feature';
import { staff } from './features/staff/feature';
import { students } from './features/students/feature';
import { tickets } from './features/tickets/feature';

/**
 * The features of the admin area. Their order is that of the sidebar, of the links on the overview and of
 * the pages in the palette.
 */
export const features: readonly AdminFeature[] = [
  overview,
  registrations,
  artistShowcase,
  students,
  staff,
  musicStudy,
  schedule,
  helpers,
  donations,
  enquiries,
  heldForms,
  content,
  people,
  audit,
  peopleWithAccess,
  tickets,
  checkIn,
  jury,
  settings,
];
