import { StoreProvider } from '@school/shared/api';
import type { DonationProject } from '@school/shared/projects';
import { DonorList } from './DonorList';

export function Donors({ project }: { readonly project: DonationProject }) {
  return (
    <StoreProvider>
      <DonorList project={project} />
    </StoreProvider>
  );
}
