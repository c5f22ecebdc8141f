/**
 * Which modules may import which, as data for `npm run lint`. `shell/checks/arrows.test.ts` breaks each rule once, and fails
 * for a rule that refuses nothing. Types count as imports.
 */

const GROUND = ['platform', 'payments', 'site', 'staff'];
const FEATURES = ['donations', 'tickets', 'competition', 'community', 'lessons'];

/** Groups of folders, each with the groups that it may import. Files beside the groups compose them. */
const GROUPS = {
  'backend/src': {
    platform: [],
    payments: ['platform'],
    site: ['platform', 'payments'],
    staff: ['platform', 'payments', 'site'],
    donations: GROUND,
    tickets: GROUND,
    competition: GROUND,
    community: GROUND,
    lessons: [...GROUND, 'community'],
    office: [...GROUND, ...FEATURES],
    app: [...GROUND, ...FEATURES, 'office'],
  },
  'mf-admin/src': { kit: [], app: ['kit'], features: ['kit', 'app'] },
  shell: {
    src: ['workspace'],
    workspace: ['src'],
    release: ['src', 'workspace'],
    serve: ['src', 'workspace', 'release'],
    tools: ['src', 'workspace', 'release', 'serve'],
    checks: ['src', 'workspace', 'release', 'serve', 'tools'],
  },
};

/** Packages whose folders must not import in circles. */
const PACKAGES = ['shell', 'shared/src', 'backend/src', 'mf-[^/]+/src'];

const TESTS = '\\.(?:test|spec|fixtures)\\.tsx?$|(?:^|/)(?:testing|e2e)/';

/** A group that may import all others needs no rule. */
const restricted = (rules) =>
  Object.entries(rules).filter(([, allowed]) => allowed.length < Object.keys(rules).length - 1);

const groups = Object.entries(GROUPS).flatMap(([root, rules]) =>
  restricted(rules).map(([name, allowed]) => ({
    name: `${root}/${name} imports only groups below it`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: {
      path: `^${root}/(?:${Object.keys(rules).join('|')})[/.]`,
      pathNot: `^${root}/(?:${[name, ...allowed].join('|')})/`,
    },
  })),
);

export default {
  forbidden: [
    {
      name: 'apps meet in shared',
      comment: 'An app imports neither another app nor the shell nor the backend.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(?:mf-[^/]+|shell|backend)/', pathNot: '^$1/' },
    },
    {
      name: 'shared is the ground',
      comment: 'Shared imports no app.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(?:mf-[^/]+|shell|backend)/' },
    },
    {
      name: 'the backend imports no app',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(?:mf-[^/]+|shell)/' },
    },
    {
      name: 'the shell imports no remote',
      comment:
        'It learns its remotes at run time. The banner and the benchmarks name the accounts and data of samples.',
      severity: 'error',
      from: { path: '^shell/', pathNot: '^shell/tools/(?:cli/banner|bench/benchSite)\\.ts$' },
      to: { path: '^(?:mf-[^/]+|backend)/' },
    },
    ...groups,
    {
      name: 'no feature imports another',
      comment: 'Code that several features of the admin area share belongs to its kit.',
      severity: 'error',
      from: { path: '^mf-admin/src/features/([^/]+)/' },
      to: { path: '^mf-admin/src/features/', pathNot: '^mf-admin/src/features/$1/' },
    },
    {
      name: 'nothing imports tests',
      comment: 'Proofs, benchmarks, the kit and standalone apps use the same stand-ins as tests.',
      severity: 'error',
      from: {
        pathNot:
          '^backend/(?:prove|lists|simulate)\\.ts$|^shared/(?:kit|alone)/|^shell/tools/bench/|/uploadForm\\.tsx$',
      },
      to: { path: TESTS },
    },
    {
      name: 'no circle of modules',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circle of folders',
      scope: 'folder',
      severity: 'error',
      from: { path: `^(?:${PACKAGES.join('|')})(?:/|$)` },
      to: { circular: true },
    },
    {
      name: 'what is imported exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Tests may import anything; only imports of tests are checked.
    doNotFollow: { path: `(?:^|/)node_modules/|${TESTS}` },
    exclude: { path: '(?:^|/)(?:dist|dist\\.part|dist\\.part\\.old|generated|samples)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
