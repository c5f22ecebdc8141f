import { freshEmail, staff, TEST_SITE } from '@school/shared/e2e';
import { PUBLIC_PAGES } from '../allPages';
import { ENGINES, type EngineName } from '../../workspace/engines';
import { expect, test } from './engineTest';
import { call, isLive } from './inPage';

/** Audition times that no other test books: one per engine, and one more for a second run. */
const TIMES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['0900', '0920'],
  'chromium-109': ['0940', '1000'],
  firefox: ['1020', '1040'],
  webkit: ['1220', '1240'],
};

// What must work in every supported browser. One worker runs all of it, so that an engine starts once.

for (const app of new Set(PUBLIC_PAGES.map((page) => page.app)))
  test(`each page of ${app} hydrates without errors and can be scrolled to its end`, async ({ visitor }) => {
    const wrong: string[] = [];
    for (const { path, partsTriedElsewhere } of PUBLIC_PAGES.filter((page) => page.app === app)) {
      if (partsTriedElsewhere) continue;
      try {
        await visitor.open(path, app);
        await visitor.readsThrough();
        await visitor.expects(`document.querySelectorAll('h1').length === 1`, 'the page has its heading');
      } catch (error) {
        // Tests the remaining pages too.
        wrong.push(`${path}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

test('a visitor walks through all remotes and back without a page load', async ({ visitor }) => {
  const apps: Record<string, string> = { '/donate': 'mf-donate', '/mate-2025': 'mf-mate' };
  /** Waits until the page has loaded and no longer moves. */
  const at = async (path: string) => {
    await visitor.expects(`location.pathname === '${path}'`, `at ${path}`);
    if (apps[path]) await visitor.expects(call(isLive, apps[path]), `${path} is live`);
  };
  await visitor.open('/', 'mf-public');
  await visitor.tab.ask(`(window.visit = 'the same')`);
  await visitor.press('link', '^Learn Music$', 'header');
  await visitor.sees('heading', 'Learn');
  await at('/learn');
  await visitor.press('link', '^Donate$', 'footer');
  await at('/donate');
  await visitor.press('link', '^MATE 2025$', 'footer');
  await at('/mate-2025');
  await visitor.sees('heading', '^MATE 2025');
  await visitor.tab.ask('history.back()');
  await at('/donate');
  await visitor.press('link', '^Upcoming Event$', 'header');
  await at('/music-competition');
  await visitor.press('link', '^Register Now$', 'header');
  await at('/music-competition/register');
  for (const path of ['/music-competition', '/donate', '/learn', '/']) {
    await visitor.tab.ask('history.back()');
    await at(path);
    await visitor.expects(`document.querySelectorAll('h1').length === 1`, `${path} has its heading`);
  }
  await visitor.expects(`window.visit === 'the same'`, 'no page was loaded');
});

test('a donation by card reaches its thank-you page', async ({ visitor }) => {
  await visitor.open('/donate/assets/vehicle', 'mf-donate');
  await visitor.press('link', '^Donate for', 'main');
  await visitor.sees('heading', '^Give');
  await visitor.type('Or your own amount', '20');
  await visitor.type('Full name', 'Ama Serwaa');
  await visitor.type('Email', freshEmail());
  await visitor.type('Phone', '024 412 3456');
  await visitor.press('choice', '^Card');
  await visitor.press('button', '^Give', 'main');
  await visitor.pressIn('checkout', 'button', '^Pay by card');
  await visitor.sees('heading', '^Payment received!');
});

test('seats are selected in the list by row and held', async ({ visitor, engineName }) => {
  // Each engine has its own row.
  const row = `Left, row ${ENGINES.indexOf(engineName) + 11}`;
  const free = `[...document.querySelectorAll('[aria-label="${row}"] input:not([aria-disabled="true"])')]`;
  const within = `[aria-label="${row}"]`;
  await visitor.open('/mate-2025', 'mf-mate');
  await visitor.tab.ask(`document.getElementById('tickets').scrollIntoView()`);
  for (const count of [1, 2]) {
    await visitor.press('button', '^One more: Regular tickets');
    await visitor.sees('text', `^${count} × Regular`, '[aria-label="Your order"]');
  }
  await visitor.press('link', '^Buy tickets');
  await visitor.press('button', '^Choose others myself');
  await visitor.press('choice', '^In a list by row');
  await visitor.press('button', `^${row}`);
  await visitor.expects(`${free}.length > 1`, `${row} has free seats`);
  const [first, second] = (await visitor.tab.ask(
    `${free}.map(({ labels }) => labels[0].textContent)`,
  )) as string[];
  for (const seat of [first, second]) await visitor.press('choice', `^${seat}$`, within);
  await visitor.press('button', '^Take these seats');
  await visitor.sees('text', `^${row}, seats ${first} and ${second}`.replaceAll('Seat ', ''));
  await visitor.sees('field', '^Your name');
});

test('an entry to the competition is submitted and paid', async ({ visitor, engineName }) => {
  const next = async (heading: string, button = 'Next') => {
    await visitor.press('button', `^${button}$`);
    await visitor.sees('heading', `^${heading}`);
  };
  await visitor.open('/music-competition/register', 'mf-competition');
  await visitor.press('link', '^Enter now$');
  const email = freshEmail();
  await visitor.press('choice', '^Classical guitar');
  await next('Which band');
  await visitor.choose('^The competitor’s date of birth', '1998-05-20');
  await visitor.choose('^Last grade passed on it', '5');
  await visitor.press('choice', '^Band 3-4\\+');
  await next('Who is the competitor');
  // A person can enter only once.
  await visitor.type('^The competitor’s name', `Ama ${email.split('@')[0]}`);
  await visitor.type('^Email', email);
  await visitor.type('^Phone', '024 412 3456');
  await next('Which two pieces');
  for (const category of ['A', 'B'])
    await visitor.press('choice', '', `fieldset:has([name="pieces.${category}"])`);
  await next('Who is the teacher');
  for (const step of ['Proof of age', 'A picture', 'Proof of the grade', 'A recording', 'When do you play'])
    await next(step);
  const isFree = TIMES[engineName].map((time) => `[value="2025-10-18-${time}"]:enabled`).join();
  await visitor.press('choice', '', `label:has(${isFree})`);
  await next('How will you pay', 'Hold this time');
  await visitor.press('choice', '^Card');
  await next('Is all of it right');
  await visitor.press('button', '^Send and pay');
  await visitor.pressIn('checkout', 'button', '^Pay by card');
  await visitor.sees('heading', '^We have your entry');
});

test('staff sign in, see the overview, and search a list', async ({ visitor }) => {
  await visitor.tab.goTo(`${TEST_SITE.origin}/admin/overview`);
  await visitor.signIn(staff);
  await visitor.sees('heading', '^Overview');
  // Pending items appear last and move what is below them.
  await visitor.sees('link', '^Review: ');
  await visitor.press('link', '^Donations$');
  await visitor.sees('heading', '^Donations$');
  await visitor.type('^Search', 'Ama');
  await visitor.expects(`location.search.includes('search=Ama')`, 'the address holds what was searched for');
});

test('the site is searched, and a result opened', async ({ visitor }) => {
  await visitor.open('/', 'mf-public');
  await visitor.press('button', '^Search', 'header');
  await visitor.type('^Search the whole site', 'piano fee');
  await visitor.press('link', '^Piano lessons', 'dialog, [role="dialog"]');
  await visitor.expects(`location.pathname === '/learn/piano'`, 'the result is open');
  await visitor.sees('heading', '^Piano lessons');
});

test('a score is opened and its recording played', async ({ visitor }) => {
  await visitor.open('/music-competition', 'mf-competition');
  await visitor.tab.ask(`document.getElementById('categories').scrollIntoView()`);
  await visitor.expects(
    `document.getElementById('categories').closest('[data-island]')?.dataset.live === ''`,
    'its code is there',
  );
  await visitor.press('link', '^See and hear Lullaby', '#categories');
  await visitor.press('button', '^Play$', '#categories');
  await visitor.sees('button', '^Pause$', '#categories');
  await visitor.expects(
    `document.querySelector('#categories input[type="range"]').value === '2'`,
    'it sounds',
  );
});
