import { defineFeature } from '../../platform/feature/feature';
import { contactRouter } from './contact.router';

export const contactFeature = defineFeature({
  folder: 'community/contact',
  routers: [contactRouter],
});
