import { useParams } from '@school/shared';
import { projectOf } from '../content/projectOf';
import { FiguresProvider } from '../figures/FiguresProvider';
import { OtherProjects } from '../parts/OtherProjects';
import { WhatDonationsSupport } from '../parts/WhatDonationsSupport';
import { DonationSection } from './DonationSection';

export function DonationPage() {
  const { projectId } = useParams();
  const project = projectOf(projectId);
  return (
    <FiguresProvider key={project.slug}>
      <DonationSection project={project} />
      <WhatDonationsSupport />
      <OtherProjects than={project} />
    </FiguresProvider>
  );
}
