import { defineFeature } from '../../platform/feature/feature';
import { accessRouter } from './access/access.router';
import { meRouter } from './me.router';
import { accountAccess, accountSessions, staffAccounts } from '../../platform/db/schema';
import { deleting, keptFor } from '../../platform/retention/rules';
import { forgetStaff, staffRecord } from './staffRecord';
import { audiences, changes } from './operations';
import { stored } from './stored';

export const meFeature = defineFeature({
  folder: 'staff/me',
  routers: [meRouter, accessRouter],
  withoutPeriod: {
    listPeopleWithAccess: 'accounts, as they are now',
    listSessions: 'accounts, as they are now',
  },
  audiences,
  changes,
  stored,
  tables: [
    { table: staffAccounts, kind: 'audit', row: 'Account' },
    { table: accountAccess, kind: 'sessions', row: 'Access of' },
    {
      table: accountSessions,
      kind: 'sessions',
      row: 'Session of',
      unsearched: 'where staff are signed in, by their account',
    },
  ],
  records: [staffRecord],
  retention: [
    keptFor('audit', forgetStaff),
    keptFor('sessions', deleting(accountSessions, accountSessions.seenAt)),
    keptFor('sessions', deleting(accountAccess, accountAccess.seenAt)),
  ],
});
