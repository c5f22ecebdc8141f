import { photographs } from '../../platform/db/schema';
import { defineFeature } from '../../platform/feature/feature';
import { keptFor } from '../../platform/retention/rules';
import { forgetUnused } from './forgetUnused';
import { photographsRouter, photographsStaffRouter } from './photographs.router';
import { stored } from './stored';

export const photographsFeature = defineFeature({
  folder: 'site/photographs',
  routers: [photographsRouter, photographsStaffRouter],
  audiences: { anybody: ['getPhotograph'] },
  changes: { addPhotograph: 'added a photograph' },
  stored,
  tables: [
    {
      table: photographs,
      kind: 'photographs',
      row: 'Photograph',
      unsearched: 'public photographs; the note says in free words who agreed',
      soundsPersonal: [],
    },
  ],
  retention: [keptFor('photographs', forgetUnused)],
});
