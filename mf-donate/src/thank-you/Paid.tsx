import { donationProjects, projectPath } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import type { DonationState } from '../api';
import { ShareLinks } from '../parts/ShareLinks';
import { shareText } from '../parts/shareTargets';
import { DonationOnLoom } from './DonationOnLoom';
import { PaidHead } from './PaidHead';
import { Receipt } from './Receipt';

export function Paid({ receipt }: { readonly receipt: NonNullable<DonationState['receipt']> }) {
  const { amount, fee, refunded } = receipt;
  const project = useProjects(donationProjects).find(({ slug }) => slug === receipt.project.slug);
  return (
    <>
      <PaidHead />
      {project && <DonationOnLoom project={project} amount={Math.max(amount - refunded - fee, 0)} />}
      <Receipt receipt={receipt} />
      {project && <ShareLinks text={shareText(project)} path={projectPath(project)} level={2} />}
    </>
  );
}
