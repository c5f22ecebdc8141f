import type { EnquiryState } from '@school/shared/schemas/enquiries/labels';
import type { StatusKind } from '@school/shared/staff/ui';

export const stateKinds: Readonly<Record<EnquiryState, StatusKind>> = {
  new: 'new',
  in_progress: 'progress',
  answered: 'done',
  closed: 'withdrawn',
};
