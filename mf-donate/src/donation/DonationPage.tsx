import { useParams, usePage } from '@school/shared';
import { donationPageHead } from '../content/heads';
import { useProject } from '../content/useProject';
import { FiguresProvider } from '../figures/FiguresProvider';
import { OtherProjects } from '../parts/OtherProjects';
import { WhatDonationsSupport } from '../parts/WhatDonationsSupport';
import { DonationSection } from './DonationSection';

export function DonationPage() {
  const { projectId } = useParams();
  const project = useProject(projectId);
  usePage({ title: donationPageHead(project).title });
  return (
    <FiguresProvider key={project.slug}>
      <DonationSection project={project} />
      <WhatDonationsSupport />
      <OtherProjects than={project} />
    </FiguresProvider>
  );
}
