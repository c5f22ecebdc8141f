import type { Page } from '@playwright/test';
import {
  openProxy,
  type RecordingProxy,
  authorizationAs,
  openAs,
  TEST_SITE,
  staff,
  appReady,
  expect,
  test as base,
} from '@school/shared/e2e';

interface Event {
  readonly kind: string;
  readonly path: string;
  readonly app?: string;
  readonly version?: string;
  readonly outcome?: string;
  readonly ms?: number;
  readonly source?: string;
  readonly metric?: string;
  readonly value?: number;
}

/** Records reports by a proxy, because a page sends them while it unloads. */
const test = base.extend<{ recorder: RecordingProxy }>({
  recorder: async ({}, use) => {
    const recorder = await openProxy();
    await use(recorder);
    recorder.close();
  },
  proxy: ({ recorder }, use) => use({ server: recorder.server }),
});

const beacons = ({ sent }: RecordingProxy) => sent.filter(({ path }) => path === '/api/analytics/beacon');
const reported = (recorder: RecordingProxy): Event[] =>
  beacons(recorder).flatMap(({ body }) => (JSON.parse(body) as { events: Event[] }).events);
const views = (recorder: RecordingProxy) =>
  reported(recorder)
    .filter(({ kind }) => kind === 'view')
    .map(({ path, source }) => [path, source]);

const resources = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Waits until visits are counted, which begins when a page has loaded and is idle. */
async function counting(page: Page, app = 'mf-public'): Promise<void> {
  await appReady(page, app);
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
}

/** Waits until the metrics library has loaded. */
const measuring = (page: Page) =>
  expect.poll(() => resources(page)).toContainEqual(expect.stringContaining('watchVisit'));

/** Leaves the page and waits until its report was received. */
async function leave(page: Page, recorder: RecordingProxy): Promise<void> {
  const before = beacons(recorder).length;
  await page.goto('about:blank');
  await expect.poll(() => beacons(recorder).length).toBeGreaterThan(before);
  expect(beacons(recorder).filter(({ status }) => status !== 204)).toEqual([]);
}

test('a visit is reported page by page, with its source and the metrics of the first page, without a cookie', async ({
  page,
  context,
  recorder,
}) => {
  const setting: string[] = [];
  context.on('response', (response) => {
    void response.allHeaders().then((headers) => headers['set-cookie'] && setting.push(response.url()));
  });
  await page.goto('/learn', { referer: 'https://www.google.com/' });
  await counting(page);
  await page.getByRole('main').getByRole('link', { name: /piano/i }).first().click();
  await expect(page).toHaveURL('/learn/piano');
  await measuring(page);
  await leave(page, recorder);

  await expect
    .poll(() => views(recorder))
    .toEqual([
      ['/learn', 'search'],
      ['/learn/piano', 'internal'],
    ]);
  const vitals = reported(recorder).filter(({ kind }) => kind === 'vital');
  expect(new Set(vitals.map(({ path }) => path))).toEqual(new Set(['/learn']));
  const metrics = vitals.map(({ metric }) => metric);
  for (const metric of ['LCP', 'CLS', 'FCP', 'TTFB']) expect(metrics).toContain(metric);
  expect(new Set(metrics).size).toBe(metrics.length);
  expect(setting).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a report contains no id, no query and no unknown URL', async ({ page, recorder, complaints }) => {
  complaints.expected.push(/status of 404/);
  for (const [path, app] of [
    ['/donate/4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/mate?name=ama#ama', 'mf-donate'],
    ['/ama.serwaa', 'mf-public'],
  ] as const) {
    await page.goto(path);
    await counting(page, app);
    await leave(page, recorder);
  }
  await expect.poll(() => views(recorder).map(([path]) => path)).toEqual(['/donate/:donationId/mate', '*']);
  expect(JSON.stringify(recorder.sent)).not.toMatch(/ama[."]|4f6c0f5e/);
});

test('staff see the number of views grow, and how fast pages were', async ({ page, recorder, browser }) => {
  const authorization = await authorizationAs(page, staff, '/admin/overview');
  const visits = page.getByRole('region', { name: 'Visits in the last 30 days' });
  // Requests through this test's proxy would be recorded with the visits.
  const seen = async () => {
    const answer = await fetch(`${TEST_SITE.origin}/api/stats/visits`, { headers: { authorization } });
    const { pages } = (await answer.json()) as { pages: { path: string; views: number }[] };
    return pages.find(({ path }) => path === '/careers')?.views ?? 0;
  };
  const before = await seen();
  const visitor = await browser.newPage();
  for (let visit = 0; visit < 2; visit++) {
    await visitor.goto('/careers');
    await counting(visitor);
    await leave(visitor, recorder);
  }
  await visitor.close();
  await expect.poll(seen).toBeGreaterThanOrEqual(before + 2);
  await page.reload();
  await expect(visits.getByText(/^[\d,]+ views in 30 days, most on /)).toBeVisible();
  await expect(visits.getByRole('table', { name: 'Most viewed pages' })).toBeVisible();
  await visits.locator('summary', { hasText: 'Numbers by day' }).click();
  await expect(visits.getByRole('table', { name: 'Numbers by day' })).toBeVisible();
  const speed = page.getByRole('region', { name: 'Page speed' });
  await expect(
    speed.getByRole('cell', { name: /\d m?s ?(good|needs improvement|poor)$/ }).first(),
  ).toBeVisible();
});

test('statistics that cannot be loaded show an error and can be retried', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  await page.route('**/api/stats/visits*', (route) => route.fulfill({ status: 503, json: {} }));
  await openAs(page, staff, '/admin/overview');
  const visits = page.getByRole('region', { name: 'Visits in the last 30 days' });
  await expect(visits.getByRole('alert')).toContainText('The visits could not be loaded');
  await page.unroute('**/api/stats/visits*');
  await visits.getByRole('button', { name: 'Try again' }).click();
  await expect(visits.getByRole('alert')).toHaveCount(0);
});

/** Returns how often something became of an app, as the site's server reads it. */
async function sumOf(app: string, outcome: 'shown' | 'failed' | 'errors' | 'retried'): Promise<number> {
  const answer = await fetch(`http://localhost:${TEST_SITE.env.API_PORT}/api/app-health/${app}`);
  const { hours } = (await answer.json()) as { hours: Record<typeof outcome, number>[] };
  return hours.reduce((sum, hour) => sum + hour[outcome], 0);
}

/** Returns what a page reported of an app, without times, after they were checked. */
const ofApp = (recorder: RecordingProxy, name: string) =>
  reported(recorder)
    .filter(({ kind, app }) => kind === 'app' && app === name)
    .map(({ outcome, version, ms }) => {
      expect(version).toMatch(/^[0-9a-f]{12}$/);
      if (outcome === 'shown') expect(ms).toBeGreaterThan(0);
      return outcome;
    })
    .filter((outcome) => outcome !== 'inp');

test('an app is reported with its version and time, in a beacon of its own', async ({ page, recorder }) => {
  const before = await sumOf('mf-public', 'shown');
  await page.goto('/about');
  await counting(page);
  await leave(page, recorder);
  await expect.poll(() => ofApp(recorder, 'mf-public')).toEqual(['shown']);
  const kinds = () =>
    beacons(recorder).map(({ body }) =>
      (JSON.parse(body) as { events: Event[] }).events.map(({ kind }) => kind),
    );
  // Both are sent at once, and either may arrive first.
  await expect.poll(() => kinds().toSorted()).toEqual([['app'], ['view']]);
  await expect.poll(() => sumOf('mf-public', 'shown')).toBeGreaterThan(before);
});

test('a remote that cannot be loaded is reported as a failure, and as a retry', async ({
  page,
  recorder,
  complaints,
}) => {
  complaints.expected.push(/./);
  const before = await sumOf('mf-donate', 'failed');
  await page.route('**/apps/mf-donate/**', (route) => route.abort());
  await page.goto('/donate');
  const panel = page.getByRole('alert').filter({ hasText: 'Loading chunk' });
  await expect(panel).toBeVisible();
  await page.unroute('**/apps/mf-donate/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await counting(page, 'mf-donate');
  await leave(page, recorder);
  await expect.poll(() => ofApp(recorder, 'mf-donate')).toEqual(['failed', 'retried', 'shown']);
  await expect.poll(() => sumOf('mf-donate', 'failed')).toBeGreaterThan(before);
});

test('a page that throws is reported as a failure, and an uncaught error as one of its app', async ({
  page,
  recorder,
  complaints,
}) => {
  complaints.expected.push(/./);
  const before = [await sumOf('mf-mate', 'failed'), await sumOf('mf-public', 'errors')] as const;
  // The page's integrity would refuse other code.
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await fetch(route.request().url())).json()) as { apps: Record<string, object> };
    for (const app of Object.values(registry.apps)) Object.assign(app, { integrity: undefined });
    await route.fulfill({ json: registry });
  });
  await page.route('**/apps/mf-mate/**/assets/EventPage-*.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Ama")' }),
  );
  const known = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/registry.json'));
  await page.goto('/about');
  await counting(page);
  await known;
  const [, folder] = /"([^"]*\/apps\/mf-public\/[0-9a-f]{12}\/)/.exec(await page.content()) ?? [];
  const script = new URL(`${folder}assets/AboutPage.js`, TEST_SITE.origin).href;
  await page.evaluate(`setTimeout(() => { throw new Error('Ama'); });\n//# sourceURL=${script}`);
  await measuring(page);
  await page.evaluate(() => window.history.pushState(null, '', '/mate-2025'));
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  await leave(page, recorder);
  await expect.poll(() => ofApp(recorder, 'mf-public')).toEqual(['shown', 'error']);
  await expect.poll(() => ofApp(recorder, 'mf-mate')).toEqual(['failed']);
  expect(JSON.stringify(recorder.sent)).not.toContain('Ama');
  await expect.poll(() => sumOf('mf-mate', 'failed')).toBeGreaterThan(before[0]);
  await expect.poll(() => sumOf('mf-public', 'errors')).toBeGreaterThan(before[1]);
});

test('the admin area is not counted', async ({ page, recorder }) => {
  await openAs(page, staff, '/admin/overview');
  await counting(page, 'mf-admin');
  await page.goto('/about');
  await counting(page);
  await leave(page, recorder);
  await expect.poll(() => views(recorder)).toEqual([['/about', 'direct']]);
});

test.describe('a visitor who opts out of tracking', () => {
  for (const [name, preference] of [
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ] as const) {
    test(`sends nothing and does not load the code for it (${name})`, async ({ page, recorder }) => {
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) Object.defineProperty(navigator, key, { value });
      }, preference);
      await page.goto('/about');
      await counting(page);
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      expect((await resources(page)).filter((file) => file.includes('watchVisit'))).toEqual([]);
      await page.goto('about:blank');
      expect(reported(recorder)).toEqual([]);
    });
  }
});

test('a visit works normally when it cannot be counted', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/);
  await page.route('**/assets/watchVisit-*', (route) => route.abort());
  await page.goto('/about');
  await counting(page);
  const requested = page.waitForRequest('**/assets/watchVisit-*');
  await page.getByRole('banner').getByRole('link', { name: 'Learn Music' }).click();
  await requested;
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
