import { defineFeature } from '../../platform/feature/feature';
import { siteContentRouter, siteContentStaffRouter } from './siteContent.router';
import { contentDocuments, contentRevisions } from '../../platform/db/schema';

export const siteContentFeature = defineFeature({
  folder: 'site/site-content',
  routers: [siteContentRouter, siteContentStaffRouter],
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
