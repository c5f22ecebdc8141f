import { FiguresProvider } from '../figures/FiguresProvider';
import { WhatDonationsSupport } from '../parts/WhatDonationsSupport';
import { BeforeYouDonate } from './BeforeYouDonate';
import { Opening } from './Opening';
import { ProjectGrids } from './ProjectGrids';

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
