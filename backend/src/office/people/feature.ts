import { defineFeature } from '../../platform/feature/feature';
import { peopleRouter } from './people.router';
import { personRecordsRouter } from './records.router';

export const peopleFeature = defineFeature({
  folder: 'office/people',
  routers: [peopleRouter, personRecordsRouter],
});
