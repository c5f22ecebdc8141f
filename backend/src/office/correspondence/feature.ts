import { defineFeature } from '../../platform/feature/feature';
import { correspondenceRouter } from './correspondence.router';

export const correspondenceFeature = defineFeature({
  folder: 'office/correspondence',
  routers: [correspondenceRouter],
});
