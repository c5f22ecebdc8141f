import { defineFeature } from '../../platform/feature/feature';
import { enquiriesRouter } from './enquiries.router';
import { enquiries, enquiryNotes, statusChanges } from '../../platform/db/schema';

export const enquiriesFeature = defineFeature({
  folder: 'office/enquiries',
  routers: [enquiriesRouter],
  changes: {
    changeEnquiry: 'changed an enquiry',
    changeEnquiries: 'changed several enquiries',
    noteEnquiry: 'added a note to an enquiry',
    answerEnquiry: 'answered an enquiry',
  },
  tables: [
    { table: enquiries, kind: 'mails', row: 'Enquiry', unsearched: 'goes with what was sent, by a trigger' },
    {
      table: enquiryNotes,
      kind: 'mails',
      row: 'Answer or note',
      unsearched: 'goes with what was sent, by a trigger; the name is of the staff',
      soundsPersonal: ['name'],
    },
    {
      table: statusChanges,
      kind: 'mails',
      unrecorded: 'is itself a record of changes',
      unsearched: 'goes with the record that it is about',
    },
  ],
});
