import { defineFeature } from '../../platform/feature/feature';
import { heldRouter } from './held.router';

export const heldFormsFeature = defineFeature({
  folder: 'office/held',
  routers: [heldRouter],
});
