import { defineFeature } from '../../platform/feature/feature';
import { contactRouter } from './contact.router';
import { contactMessages } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';
import { stored } from './stored';

const messages = plainRecord({ name: 'Messages', table: contactMessages });

export const contactFeature = defineFeature({
  folder: 'community/contact',
  routers: [contactRouter],
  audiences: {
    anybody: ['sendContactMessage'],
  },
  stored,
  tables: [{ table: contactMessages, kind: 'messages', row: 'Message' }],
  records: [messages],
  retention: [
    keptFor(
      'messages',
      erasing(messages, contactMessages, (before) => lt(contactMessages.receivedAt, before)),
    ),
  ],
});
