import { defineFeature } from '../../platform/feature/feature';
import { enquiriesRouter } from './enquiries.router';

export const enquiriesFeature = defineFeature({
  folder: 'office/enquiries',
  routers: [enquiriesRouter],
});
