import type { EnquiryState } from '@school/shared/schemas/enquiries/labels';
import type { StatusKind } from '@school/shared/staff/ui';

/** The shapes of the states. */
export const stateKinds: Readonly<Record<EnquiryState, StatusKind>> = {
  new: 'new',
  in_progress: 'progress',
  answered: 'done',
  closed: 'withdrawn',
};
