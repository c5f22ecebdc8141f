import type { StaffFrameProps } from '@school/shared/staff';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from './AdminFrame';

/** The frame of staff pages of other apps, which is offered to them as a part. */
export function StaffFrame({ children, ...props }: StaffFrameProps) {
  return (
    <AdminFrame {...props}>
      <StaffOnly>{children}</StaffOnly>
    </AdminFrame>
  );
}
