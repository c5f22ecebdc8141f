import {
  labelOf,
  personListLabels,
  personStateLabels,
  saleLabels,
} from '@school/shared/schemas/stored/labels';
import { formLabel } from '../../kit/forms/formLabels';
import type { PersonRecord } from './api';

type List = PersonRecord['list'];

export const listLabels: Readonly<Record<List, string>> = personListLabels;

/** The page of each list, which opens the record. People who only wait or are interested have no page. */
const pages: Readonly<Partial<Record<List, string>>> = {
  donation: '/admin/donations?open=',
  ticket_order: '/admin/tickets?open=',
  ticket: '/admin/tickets?open=',
  invitation: '/admin/tickets/invitations?open=',
  competition_entry: '/admin/registrations?open=',
  challenge_entry: '/admin/tickets/challenge?open=',
  lesson: '/admin/music-study?open=',
  performer: '/admin/artist-showcase?view=pros&open=',
  engagement: '/admin/artist-showcase?view=engagements&open=',
  volunteer: '/admin/helpers?part=volunteers&open=',
  message: '/admin/enquiries?open=',
  fees: '/admin/enquiries?open=',
  application: '/admin/enquiries?open=',
  member: '/admin/enquiries?open=',
  referral: '/admin/enquiries?open=',
  held_form: '/admin/held-forms#held-',
};

/** The address that opens a record. */
export function recordPath({ list, id }: Pick<PersonRecord, 'list' | 'id'>): string | undefined {
  const page = pages[list];
  return page && page + id;
}

/** The subject of a record whose subject is a code: the sale of an invitation, the name of a held form. */
const aboutRecord = ({ list, label }: Pick<PersonRecord, 'list' | 'label'>): string =>
  list === 'invitation' ? labelOf(saleLabels, label) : list === 'held_form' ? formLabel(label) : label;

/** The name of a record in one line: 'Lessons: STUDY-7K3M'. */
export const recordName = (record: Pick<PersonRecord, 'list' | 'label'>): string =>
  `${listLabels[record.list]}: ${aboutRecord(record)}`;

/** The state of a record, as its list names it. */
export const recordState = ({ list, state }: Pick<PersonRecord, 'list' | 'state'>): string =>
  labelOf(personStateLabels[list] ?? {}, state);
