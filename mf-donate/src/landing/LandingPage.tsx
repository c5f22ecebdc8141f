import { island } from '@school/shared';
import { FiguresProvider } from '../figures/FiguresProvider';
import { Opening } from './Opening';
import { ProjectGrids } from './ProjectGrids';

// These texts stay as composed.
const WhatDonationsSupport = island(
  'WhatDonationsSupport',
  () => import('../parts/WhatDonationsSupport').then((m) => m.WhatDonationsSupport),
  { when: 'never' },
);
const BeforeYouDonate = island(
  'BeforeYouDonate',
  () => import('./BeforeYouDonate').then((m) => m.BeforeYouDonate),
  { when: 'never' },
);

export function LandingPage() {
  return (
    <FiguresProvider>
      <Opening />
      <WhatDonationsSupport />
      <ProjectGrids />
      <BeforeYouDonate />
    </FiguresProvider>
  );
}
