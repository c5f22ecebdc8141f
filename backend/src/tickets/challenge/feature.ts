import { defineFeature } from '../../platform/feature/feature';
import { challengeStaffRouter } from '../staff/challengeEntries';
import { challengeRouter } from './challenge.router';
import { challengeEntries } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';
import { stored } from './stored';

const sheets = plainRecord({
  name: 'Entries for the Music Art Challenge',
  table: challengeEntries,
  subject: 'challenge_entry',
  upload: challengeEntries.sheetId,
});

export const challengeFeature = defineFeature({
  folder: 'tickets/challenge',
  routers: [challengeRouter, challengeStaffRouter],
  audiences: {
    anybody: ['enterChallenge'],
  },
  changes: {
    changeChallengeSheetStatus: 'changed a challenge entry',
    changeChallengeSheetsStatus: 'changed several sheets of the challenge',
  },
  stored,
  tables: [{ table: challengeEntries, kind: 'challenge', row: 'Challenge entry' }],
  records: [sheets],
  retention: [
    keptFor(
      'challenge',
      erasing(sheets, challengeEntries, (before) => lt(challengeEntries.receivedAt, before)),
    ),
  ],
});
