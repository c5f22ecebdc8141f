import type { StatusKind } from '../ui/Status';
import type { EnquiryRow } from './api';

type State = EnquiryRow['state'];

export const stateLabels: Readonly<Record<State, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

export const stateKinds: Readonly<Record<State, StatusKind>> = {
  new: 'new',
  in_progress: 'progress',
  answered: 'done',
  closed: 'withdrawn',
};

export const kindLabels: Readonly<Record<EnquiryRow['kind'], string>> = {
  message: 'Message',
  fees: 'Fee enquiry',
  application: 'Application',
  member: 'New member',
};
