import { defineFeature } from '../../platform/feature/feature';
import { siteContentRouter, siteContentStaffRouter } from './siteContent.router';
import { contentDocuments, contentRevisions } from '../../platform/db/schema';
import { stored } from './stored';

export const siteContentFeature = defineFeature({
  folder: 'site/site-content',
  routers: [siteContentRouter, siteContentStaffRouter],
  withoutPeriod: {
    listContent: 'what is set up, as it is now',
  },
  audiences: {
    anybody: ['getPublishedContent', 'previewContent'],
  },
  changes: { draftContent: 'drafted a text of the site', publishContent: 'published a text of the site' },
  stored,
  tables: [
    {
      table: contentDocuments,
      kind: 'texts',
      row: 'Text of the site',
      unsearched: 'drafts of public texts; the name is of the staff',
      soundsPersonal: ['draft_name'],
    },
    {
      table: contentRevisions,
      kind: 'texts',
      row: 'Publication of a text',
      unsearched: 'public texts as they were published; the name is of the staff',
      soundsPersonal: ['name'],
    },
  ],
});
