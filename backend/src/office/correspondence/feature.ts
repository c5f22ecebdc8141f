import { defineFeature } from '../../platform/feature/feature';
import { correspondenceRouter } from './correspondence.router';

export const correspondenceFeature = defineFeature({
  folder: 'office/correspondence',
  routers: [correspondenceRouter],
  changes: { noteEntry: 'added a note to a record', answerEntry: 'answered by mail' },
});
