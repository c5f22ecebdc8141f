import { defineFeature } from '../../platform/feature/feature';
import { peopleRouter } from './people.router';
import { personRecordsRouter } from './records.router';
import { eraseHandler } from './erasure';
import { eraseKind } from './records/eraseKind';

export const peopleFeature = defineFeature({
  folder: 'office/people',
  routers: [peopleRouter, personRecordsRouter],
  effects: { [eraseKind]: { label: 'Finish the erasing of a person', handle: eraseHandler } },
});
