import { categoryLabels, venueLabels } from '../../lessons/lessonLabels';
import type { EngagementMusic, Occasion, PerformerPlace } from '../showcase';

/*
 * Without the schemas, which pages load with their form. The labels of the option lists, on pages, in mails and in
 * staff lists.
 */

export const placeLabels: Readonly<Record<PerformerPlace, string>> = {
  ...venueLabels,
  elsewhere: 'Elsewhere',
};

export const occasionLabels: Readonly<Record<Occasion, string>> = {
  wedding: 'Wedding',
  naming: 'Naming ceremony',
  memorial: 'Funeral or memorial',
  worship: 'Church or worship',
  company: 'Company event',
  school: 'School event',
  concert: 'Concert or festival',
  celebration: 'Birthday or private celebration',
  something_else: 'Another occasion',
};

export const musicLabels: Readonly<Record<EngagementMusic, string>> = { ...categoryLabels, both: 'Both' };
