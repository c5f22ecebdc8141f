/** A part of the project whose rules must not break unnoticed. */
export interface Room {
  /** Patterns of the files that are mutated. */
  readonly files: readonly string[];
  /** Test files, and folders of them, that should notice. */
  readonly tests: readonly string[];
}

/** What declares, describes or words things, and tests themselves: there is no rule in them to break. */
export const NEVER_MUTATED = [
  '**/*.test.{ts,tsx}',
  '**/*.{routes,contract,mails,draw}.ts',
  '**/index.ts',
  '**/project.json',
];

/** The core rooms, by the name that `--room` takes. */
export const ROOMS: Readonly<Record<string, Room>> = {
  payments: {
    files: [
      'backend/src/payments/*.ts',
      'backend/src/payments/!(checkout)/**/*.ts',
      'backend/src/platform/orders/*.ts',
    ],
    // Not those that kill processes: a busy machine fails them, mutated or not.
    tests: [
      'backend/src/payments/payments.test.ts',
      'backend/src/payments/recordPayment.test.ts',
      'backend/src/payments/deliveries.test.ts',
      'backend/src/payments/schedule.test.ts',
      'backend/src/payments/races.test.ts',
      'backend/src/payments/flutterwave',
      'backend/src/payments/refunds',
      'backend/src/platform/orders',
      'backend/src/donations/donations.test.ts',
      'backend/src/donations/staff',
      'backend/src/competition/entries/fee.test.ts',
    ],
  },
  holds: {
    files: ['backend/src/{platform,tickets}/holds/*.ts'],
    tests: [
      'backend/src/platform/holds',
      'backend/src/tickets/holds',
      'backend/src/tickets/orders',
      'backend/src/tickets/waiting',
      'backend/src/competition/slots/races.test.ts',
    ],
  },
  slots: {
    files: ['backend/src/competition/{slots,offers}/*.ts'],
    tests: ['backend/src/competition/slots', 'backend/src/competition/entries'],
  },
  ranking: {
    files: ['backend/src/competition/jury/{ranking,scores,countedScores}.ts'],
    tests: ['backend/src/competition/jury'],
  },
  roles: {
    files: ['backend/src/platform/http/{access,verifyToken}.ts'],
    tests: [
      'backend/src/app/api/access.test.ts',
      'backend/src/app/api/roles.test.ts',
      'backend/src/platform/http/requestLog.test.ts',
      'backend/src/staff/me',
    ],
  },
  retention: { files: ['backend/src/office/retention/*.ts'], tests: ['backend/src/office/retention'] },
  versions: {
    files: ['backend/src/platform/http/{ifMatch,recordedDatabase,router}.ts'],
    tests: [
      'backend/src/platform/http/recordedDatabase.test.ts',
      'backend/src/staff/together',
      'backend/src/app/api/oneContentPerKey.test.ts',
    ],
  },
  outbox: {
    files: ['backend/src/platform/outbox/**/*.ts'],
    tests: ['backend/src/platform/outbox/worker.test.ts', 'backend/src/office/outbox'],
  },
  limits: {
    files: ['backend/src/platform/limits/*.ts', 'backend/src/platform/http/{perAddress,clientAddress}.ts'],
    tests: [
      'backend/src/platform/limits',
      'backend/src/platform/http/bounded.test.ts',
      'backend/src/community',
    ],
  },
  'form-kit': { files: ['shared/src/form/**/*.{ts,tsx}'], tests: ['shared/src/form'] },
  guard: { files: ['mf-admin/src/app/guard/*.ts'], tests: ['mf-admin/src/app/guard'] },
  chunks: {
    files: ['shared/src/runtime/{chunk,retry}.ts'],
    tests: ['shared/src/runtime/chunk.test.ts', 'shared/src/runtime/retry.test.ts'],
  },
  'deploy-check': {
    files: ['shell/release/site/{compatibility,apiRules,schemaRules,ownership,version}.ts'],
    tests: ['shell/release/site', 'shell/release/deploy/openTabs.test.ts'],
  },
  registry: {
    files: ['shell/release/site/{registry,mendRegistry}.ts', 'shell/src/loading/{registry,validApps}.ts'],
    tests: [
      'shell/release/site/registry.test.ts',
      'shell/release/site/folderStore.test.ts',
      'shell/src/loading',
    ],
  },
  search: {
    files: ['shell/src/search/*.ts', 'shell/release/compose/files/searchIndexes.ts'],
    tests: [
      'shell/src/search',
      'shell/release/compose/files/searchIndexes.test.ts',
      'shell/checks/searchQuestions.test.ts',
    ],
  },
  csv: {
    files: ['backend/src/platform/core/csv.ts', 'backend/src/staff/staff-lists/csvAnswer.ts'],
    tests: [
      'backend/src/platform/core/csv.test.ts',
      'backend/src/staff/staff-lists/csvWords.test.ts',
      'backend/src/staff/staff-lists/staffLists.test.ts',
    ],
  },
  consent: { files: ['backend/src/competition/consent/*.ts'], tests: ['backend/src/competition/consent'] },
  presses: {
    files: ['shell/src/presses/*.ts', 'shared/src/form/afterPress.ts'],
    tests: ['shell/src/presses', 'shared/src/form/afterPress.test.ts'],
  },
};
