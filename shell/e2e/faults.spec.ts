import type { Page, Route } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';

interface Target {
  readonly app: string;
  readonly start: string;
  readonly startApp: string;
  readonly path: string;
  /** The module of the target's page, as its chunk is named. */
  readonly page: string;
}

/** Each remote with a page of another one that links to it. */
const TARGETS: readonly Target[] = [
  { app: 'mf-public', start: '/donate', startApp: 'mf-donate', path: '/community', page: 'CommunityPage' },
  {
    app: 'mf-competition',
    start: '/donate',
    startApp: 'mf-donate',
    path: '/music-competition',
    page: 'LandingPage',
  },
  { app: 'mf-donate', start: '/about', startApp: 'mf-public', path: '/donate', page: 'LandingPage' },
  { app: 'mf-mate', start: '/about', startApp: 'mf-public', path: '/mate-2025', page: 'EventPage' },
  { app: 'mf-admin', start: '/about', startApp: 'mf-public', path: '/login', page: 'LoginPage' },
];

type Fault = (route: Route, page: string) => Promise<void>;

const answer = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** A page module that does something else. A bundler may hand a page out by its name or in a namespace of one letter. */
const pageThat = (page: string, does: string) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `space as ${letter}`).join(', ');
  return answer(
    `const never = new Promise(() => {}); function Page() { ${does} } const space = { ${page}: Page };
     export { Page as ${page}, ${letters} }`,
  );
};

const FAULTS: Readonly<
  Record<string, { readonly at: 'entry' | 'page'; readonly fault: Fault; readonly says: RegExp }>
> = {
  'answers 404': {
    at: 'entry',
    fault: (route) => route.fulfill({ status: 404, body: '' }),
    says: /Loading chunk .+ failed/,
  },
  'throws at load': {
    at: 'entry',
    fault: answer('throw new Error("broken at load")'),
    says: /Unexpected Application Error!/,
  },
  'throws at first render': {
    at: 'page',
    fault: (route, page) => pageThat(page, "throw new Error('broken at render')")(route),
    says: /Unexpected Application Error!/,
  },
  'suspends for ever': {
    at: 'page',
    fault: (route, page) => pageThat(page, 'throw never')(route),
    says: /did not appear within 20 seconds/,
  },
  hangs: { at: 'entry', fault: () => new Promise(() => undefined), says: /Loading chunk .+ failed/ },
};

/** Each remote with one kind of fault, which the loading of all of them answers alike; and each is away once. */
const CASES = Object.entries(FAULTS).flatMap(([kind, fault], at) =>
  TARGETS.filter((_, nth) => nth === at || kind === 'answers 404').map((target) => ({
    kind,
    target,
    ...fault,
  })),
);

for (const { kind, target, at, fault, says } of CASES) {
  test(`${target.app} ${kind}: only its own area is away, and comes back`, async ({ page, complaints }) => {
    complaints.expected.push(/./);
    await page.clock.install();
    let broken = true;
    const file = at === 'entry' ? 'remoteEntry.js*' : `assets/${target.page}-*.js*`;
    await page.route(`**/apps/${target.app}/**/${file}`, (route) =>
      broken ? fault(route, target.page) : route.continue(),
    );

    await open(page, target.start, target.startApp);
    await visit(page, target.path);
    await letTimePass(page, says);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();

    // Everything else goes on working: the frame, and the area that the visitor came from.
    await page.goBack();
    await appReady(page, target.startApp);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goForward();
    await letTimePass(page, says);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();

    broken = false;
    if (kind === 'throws at first render' || kind === 'suspends for ever') return;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const { app, path } of TARGETS.filter(({ app }) => app !== 'mf-admin')) {
  test(`what was prerendered stays readable when ${app} is down, with the reason below it`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/./);
    await page.clock.install();
    await page.route(`**/apps/${app}/**/remoteEntry.js*`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(path);
    await letTimePass(page, /Loading chunk .+ failed/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`Loading chunk ${app} failed`);
  });
}

// One loader asks all of them for their contract: one remote stands for the others.
for (const { app, start, startApp, path } of TARGETS.slice(0, 1)) {
  test(`${app} built for another contract is refused in words`, async ({ page, complaints }) => {
    complaints.expected.push(/speaks contract 99/);
    await page.route('**/registry.json', async (route) => {
      const registry = (await (await route.fetch()).json()) as { apps: Record<string, { contract: number }> };
      const remote = registry.apps[app];
      if (remote) remote.contract = 99;
      await route.fulfill({ json: registry });
    });
    await open(page, start, startApp);
    await visit(page, path);
    await expect(page.getByRole('alert')).toContainText(`${app} speaks contract 99, but this site speaks 1`);
    await page.goBack();
    await appReady(page, startApp);
  });
}

test('without the registry the opened page works and other areas open by a page load', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/registry/);
  await page.clock.install();
  await page.route('**/registry.json', (route) => route.fulfill({ body: '{"not":"a registry"}' }));
  await page.goto('/donate');
  await page.clock.runFor(20_000);
  await appReady(page, 'mf-donate');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/careers/);
});

test('a registry that hangs holds up neither the opened page nor its links, and other areas open by a page load', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/registry.json', () => {
    asked++;
    return new Promise(() => undefined);
  });
  await page.clock.install();
  await page.goto('/about');
  await appReady(page, 'mf-public');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/careers/);
  expect(await page.evaluate(() => 'opened' in window), 'it is the same document').toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/donate/, { timeout: 100 });
  }).toPass();
  expect(await page.evaluate(() => 'opened' in window), 'it is another document').toBe(false);
  expect(asked).toBeGreaterThan(0);
});

test('a malformed entry of the registry harms no other page, and its own pages open by a page load', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/entry of mf-donate is malformed/);
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { apps: Record<string, unknown> };
    await route.fulfill({ json: { ...registry, apps: { ...registry.apps, 'mf-donate': { version: 7 } } } });
  });
  await open(page, '/about', 'mf-public');
  await page.getByRole('contentinfo').getByRole('link', { name: 'MATE 2025' }).click();
  await appReady(page, 'mf-mate');
  await open(page, '/about', 'mf-public');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
  await appReady(page, 'mf-donate');
});

/** Goes to an address of another app as a link does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
}

/** Lets attempts, pauses and deadlines pass, until the page says what is wrong. */
async function letTimePass(page: Page, until: RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert').filter({ hasText: until })).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 40_000, intervals: [20] });
}
