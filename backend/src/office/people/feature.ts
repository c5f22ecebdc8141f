import { defineFeature } from '../../platform/feature/feature';
import { peopleRouter } from './people.router';
import { personRecordsRouter } from './records.router';
import { eraseHandler } from './erasure';
import { eraseKind } from './records/eraseKind';
import { knownPeople, peopleToUpdate } from '../../platform/db/schema';
import { mailRecord } from './records/mails';

export const peopleFeature = defineFeature({
  folder: 'office/people',
  routers: [peopleRouter, personRecordsRouter],
  withoutPeriod: { getPerson: 'all about one person', listErasures: 'only what is still being removed' },
  audiences: {
    admin: ['findPerson', 'exportPerson', 'erasePerson', 'listErasures'],
  },
  changes: {
    erasePerson: 'erased a person',
  },
  effects: { [eraseKind]: { label: 'Finish the erasing of a person', handle: eraseHandler } },
  tables: [
    {
      table: knownPeople,
      ofNobody: 'drawn from the lists, and with them',
      unrecorded: 'is derived from other tables',
      soundsPersonal: ['name', 'phone'],
    },
    {
      table: peopleToUpdate,
      ofNobody: 'addresses until who is known is drawn anew, for an hour',
      unrecorded: 'is derived from other tables',
    },
  ],
  records: [mailRecord],
});
