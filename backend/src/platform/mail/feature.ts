import { defineFeature } from '../feature/feature';
import { mailHandler } from './transport';

export const mailFeature = defineFeature({
  folder: 'platform/mail',
  effects: { mail: { label: 'A mail', handle: ({ transport }) => mailHandler(transport) } },
});
