import type { ReactNode } from 'react';
import { EmptyState } from '@school/shared/ui';
import { AdminFrame, Part } from '../frame/AdminFrame';
import { StaffOnly } from './StaffOnly';

interface Props {
  /** The heading of the page. */
  readonly title: string;
  /** What there is none of. */
  readonly none: string;
  /** What would stand here, and where it comes from. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A page of staff that has nothing to list, and says why. */
export function EmptyArea({ title, none, children, action }: Props) {
  return (
    <AdminFrame title={title}>
      <StaffOnly>
        <Part>
          <EmptyState title={none} level={2} action={action}>
            {children}
          </EmptyState>
        </Part>
      </StaffOnly>
    </AdminFrame>
  );
}
