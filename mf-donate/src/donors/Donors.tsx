import { StoreProvider } from '@school/shared/api';
import type { Appeal } from '../content/appeals';
import { DonorList } from './DonorList';

export function Donors({ appeal }: { readonly appeal: Appeal }) {
  return (
    <StoreProvider>
      <DonorList appeal={appeal} />
    </StoreProvider>
  );
}
