import type { Page, Route } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';
import { TARGETS, type App } from '../tools/chaos/targets';

type Fault = (route: Route, page: string) => Promise<void>;

const answer = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Returns a page module with other code. The bundler may export a page by its name or in a namespace of one letter. */
const pageThat = (page: string, does: string) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `space as ${letter}`).join(', ');
  return answer(
    `const never = new Promise(() => {}); function Page() { ${does} } const space = { ${page}: Page };
     export { Page as ${page}, ${letters} }`,
  );
};

interface Kind {
  readonly at: 'entry' | 'page';
  readonly fault: Fault;
  readonly says: RegExp;
  /** How far the clock is advanced until the message appears, past retries, pauses or a deadline. ms */
  readonly passes: number;
  /** The document caches what was loaded from the page's URL. */
  readonly stays?: true;
}

const FAULTS = {
  'answers 404': {
    at: 'entry',
    fault: (route) => route.fulfill({ status: 404, body: '' }),
    says: /Loading chunk .+ failed/,
    // The longest pause between retries; three of them are shorter than the registry's timeout.
    passes: 3_000,
  },
  'throws at load': {
    at: 'entry',
    fault: answer('throw new Error("broken at load")'),
    says: /Unexpected Application Error!/,
    passes: 0,
  },
  'throws at first render': {
    at: 'page',
    fault: (route, page) => pageThat(page, "throw new Error('broken at render')")(route),
    says: /Unexpected Application Error!/,
    passes: 0,
    stays: true,
  },
  'suspends for ever': {
    at: 'page',
    fault: (route, page) => pageThat(page, 'throw never')(route),
    says: /did not appear within 20 seconds/,
    passes: 10_000,
    stays: true,
  },
  hangs: {
    at: 'entry',
    fault: () => new Promise(() => undefined),
    says: /Loading chunk .+ failed/,
    passes: 60_000,
  },
} satisfies Record<string, Kind>;

/**
 * Visits that begin on a prerendered page whose own app is unavailable, and continue to others. Each remote is
 * unavailable once, and one has each other kind of fault, which the same code handles for all.
 */
const VISITS: readonly (readonly [start: App, then: readonly (readonly [App, keyof typeof FAULTS])[]])[] = [
  [
    'mf-donate',
    [
      ['mf-public', 'answers 404'],
      ['mf-competition', 'answers 404'],
    ],
  ],
  [
    'mf-public',
    [
      ['mf-donate', 'answers 404'],
      ['mf-mate', 'answers 404'],
      ['mf-admin', 'answers 404'],
    ],
  ],
  [
    'mf-competition',
    [
      ['mf-donate', 'throws at first render'],
      ['mf-mate', 'suspends for ever'],
      ['mf-admin', 'hangs'],
    ],
  ],
  ['mf-mate', [['mf-competition', 'throws at load']]],
];

for (const [start, then] of VISITS) {
  const faults = then.map(([app, kind]) => `${app} ${kind}`).join(', ');
  test(`the prerendered page of ${start} stays readable while it is down; then only broken areas are unavailable: ${faults}`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/./);
    await page.clock.install();
    await forgetIntegrity(page);
    await test.step(`the prerendered page of ${start} stays readable, with the reason below it`, async () => {
      const mend = await breakApp(page, start, 'answers 404');
      const registry = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith('/registry.json'),
      );
      await page.goto(TARGETS[start].path);
      // If the registry's ten seconds pass before it is read, all other areas open by a page load.
      await registry;
      await letTimePass(page, FAULTS['answers 404']);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(`Loading chunk ${start} failed`);
      mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await appReady(page, start);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    for (const [app, kind] of then)
      await test.step(`${app} ${kind}: only its own area is unavailable, and recovers`, () =>
        visitBroken(page, { start, app, kind }));
  });
}

/** Navigates from one app to another that is broken, back, and again after it was fixed. */
async function visitBroken(
  page: Page,
  { start, app, kind }: { readonly start: App; readonly app: App; readonly kind: keyof typeof FAULTS },
): Promise<void> {
  const { stays }: Kind = FAULTS[kind];
  const reason = reasonOf(page, FAULTS[kind]);
  const mend = await breakApp(page, app, kind);
  await visit(page, TARGETS[app].path);
  await letTimePass(page, FAULTS[kind]);
  await expect(reason).toBeVisible();

  // Everything else still works: the frame, and the previous area.
  await page.goBack();
  await appReady(page, start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goForward();
  await letTimePass(page, FAULTS[kind]);
  await expect(reason).toBeVisible();

  mend();
  if (!stays) {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(reason).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await appReady(page, start);
}

/** A deployed mistake has valid integrity, but its replacement here has not. */
async function forgetIntegrity(page: Page): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as {
      apps: Record<string, { integrity?: unknown }>;
    };
    for (const app of Object.values(registry.apps)) delete app.integrity;
    await route.fulfill({ json: registry });
  });
}

/** Breaks an app or its page. @returns a function that fixes it */
async function breakApp(page: Page, app: App, kind: keyof typeof FAULTS): Promise<() => void> {
  const { at, fault }: Kind = FAULTS[kind];
  let broken = true;
  const file = at === 'entry' ? 'remoteEntry.js*' : `assets/${TARGETS[app].page}-*.js*`;
  await page.route(`**/apps/${app}/**/${file}`, (route) =>
    broken ? fault(route, TARGETS[app].page) : route.fallback(),
  );
  return () => void (broken = false);
}

test('a prerendered page keeps its HTML when its code throws during hydration; links work, and Try again loads it again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/./);
  const { path } = TARGETS['mf-donate'];
  // The replacement of the page's code has no valid integrity.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/ integrity="[^"]*"/g, '')
      .replace(/"integrity":(?:"[^"]*"|\{[^}]*\}),?/, '');
    // The policy allows the original inline parts.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  });
  await forgetIntegrity(page);
  const mend = await breakApp(page, 'mf-donate', 'throws at first render');
  await page.goto(path);
  const notice = page.getByText('Part of this page does not work at the moment.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await test.step('a link to another area', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'MATE 2025' }).click();
    await appReady(page, 'mf-mate');
    await expect(notice).toHaveCount(0);
  });
  await page.goto(path);
  await expect(notice).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await appReady(page, 'mf-donate');
  await expect(notice).toHaveCount(0);
});

test('an app of another contract is refused with a message, and a malformed entry of the registry affects no other page', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/speaks contract 99/, /entry of mf-donate is malformed/);
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { apps: Record<string, { contract: number }> };
    // One loader checks the contract of every remote, so one remote is enough.
    const remote = registry.apps['mf-competition'];
    if (remote) remote.contract = 99;
    await route.fulfill({ json: { ...registry, apps: { ...registry.apps, 'mf-donate': { version: 7 } } } });
  });
  await open(page, '/about', 'mf-public');
  await visit(page, '/music-competition');
  await expect(page.getByRole('alert')).toContainText(
    'mf-competition speaks contract 99, but this site speaks 1',
  );
  await page.goBack();
  await appReady(page, 'mf-public');

  await page.getByRole('contentinfo').getByRole('link', { name: 'MATE 2025' }).click();
  await appReady(page, 'mf-mate');
  await page.goBack();
  await appReady(page, 'mf-public');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await test.step('the malformed entry’s own pages open by a page load', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
    await appReady(page, 'mf-donate');
    expect(await page.evaluate(() => 'opened' in window), 'it is another document').toBe(false);
  });
});

test('without the registry, or while it hangs, the opened page works and other areas open by a page load', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/registry/);
  await page.clock.install();
  await test.step('the registry is invalid', async () => {
    await page.route('**/registry.json', (route) => route.fulfill({ body: '{"not":"a registry"}' }));
    await page.goto('/donate');
    await page.clock.runFor(20_000);
    await appReady(page, 'mf-donate');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/careers/);
    await page.unroute('**/registry.json');
  });

  await test.step('a registry that hangs blocks neither the opened page nor its links', async () => {
    let requested = 0;
    await page.route('**/registry.json', () => {
      requested++;
      return new Promise(() => undefined);
    });
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
    expect(requested).toBeGreaterThan(0);
  });
});

/** Navigates to a path of another app like a link. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
}

const reasonOf = (page: Page, { says }: Kind) => page.getByRole('alert').filter({ hasText: says });

/** Waits until the page shows the error, advancing the clock past retries, pauses or deadlines. */
async function letTimePass(page: Page, kind: Kind): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(kind.passes);
    // Slow code has this long before the clock is advanced.
    await expect(reasonOf(page, kind)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000, intervals: [0] });
}
