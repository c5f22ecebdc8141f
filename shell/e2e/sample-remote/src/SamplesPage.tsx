import { StaffFrame } from '@school/shared/staff';

/** A page for staff. */
export function SamplesPage() {
  return (
    <StaffFrame title="Samples" backLink="/admin/overview">
      <p>Every sample is in its place.</p>
    </StaffFrame>
  );
}
