import type { StaffFrameProps } from '@school/shared/staff';

/** Replaces the frame of staff pages for an app that runs alone. */
export function StandInStaffFrame({ title, children }: StaffFrameProps) {
  return (
    <div style={{ padding: '1rem' }}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
