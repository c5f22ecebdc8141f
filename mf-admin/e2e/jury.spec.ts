import type { Page } from '@playwright/test';
import {
  type Ask,
  askAs,
  expect,
  expectAccessible,
  expectFits,
  judges,
  openAs,
  PHONE,
  staff,
  test,
} from '@school/shared/e2e';
import { letIntoRound1, nameJurors, points, type Player } from './juryArea';
import { someBuyer } from './ticketArea';

/** Console messages of a tablet without a network, and of a score that was changed elsewhere. */
const EXPECTED = [/ERR_INTERNET_DISCONNECTED/, /status of 409/];

async function choose(page: Page, { number }: Player): Promise<void> {
  // Other links name an entry as the previous or next one.
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
}

async function give(page: Page, given: Readonly<Record<string, number>>, button: string): Promise<void> {
  for (const [criterion, value] of Object.entries(given))
    await page.getByLabel(`Points for ${criterion}`).fill(String(value));
  await page.getByRole('button', { name: button }).click();
}

const score = (ask: Ask, { id }: Player, given: object, revision = 0) =>
  ask('PUT', `/jury/entries/${id}/score`, { points: given, revision });

/** Opens the jury page. Staff can then set the name of the account. */
async function openJuryPage(page: Page, judge: (typeof judges)[number]): Promise<void> {
  const known = page.waitForResponse('**/api/jury/me');
  await openAs(page, judge, '/admin/jury');
  await known;
}

const state = (page: Page) => page.getByRole('article').getByRole('status').first();

test('a jury of three reaches a result with a tie although a tablet loses its connection', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(...EXPECTED);
  const [judge, ...others] = judges;
  if (!judge) throw new Error('There is no jury');
  for (const member of judges) await openJuryPage(page, member);
  const asStaff = await askAs(page, staff, '/admin/registrations/standings', request);
  await nameJurors(asStaff, judges);
  const [ama, kofi, esi] = [
    await letIntoRound1(asStaff, someBuyer('Ama')),
    await letIntoRound1(asStaff, someBuyer('Kofi')),
    await letIntoRound1(asStaff, someBuyer('Esi')),
  ];

  await test.step('a juror is led to the jury page, which shows no names', async () => {
    await page.setViewportSize(PHONE);
    await openAs(page, judge, '/admin');
    await page.getByRole('link', { name: 'Go to the jury’s page, which you may use' }).click();
    await expect(page.getByRole('link', { name: ama.number })).toBeVisible();
    await expect(page.getByText(ama.name)).toHaveCount(0);
  });
  const asJudge = await askAs(page, judge, '/admin/jury', request);

  await test.step('a score given without a network is stored and sent once the network is back', async () => {
    await choose(page, ama);
    await page.getByRole('button', { name: 'Submit score' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Musicality: please enter whole points from 0 to 100',
    );
    await page.getByLabel('Musicality, by slider').fill('79');
    await page.getByRole('button', { name: 'Musicality: one point more' }).click();
    await expect(page.getByLabel('Points for Musicality')).toHaveValue('80');
    await page.context().setOffline(true);
    await give(page, { Technique: 90, Accuracy: 80, Presence: 80 }, 'Submit score');
    await expect(state(page)).toHaveText('Not sent yet');
    await expect(page.getByText('83.50')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 'cut off', ['phone dark', 'phone light']);
    await page.context().setOffline(false);
    await expect(state(page)).toHaveText('Submitted');
    await expect(page.getByText('No other juror has scored this entry yet.')).toBeVisible();
  });

  await test.step('a score changed on two devices asks which version counts', async () => {
    await page.context().setOffline(true);
    await give(page, { Presence: 70 }, 'Change score');
    await expect(state(page)).toHaveText('Not sent yet');
    await score(asJudge, ama, { ...points(80, 90), presence: 10 }, 1);
    await page.context().setOffline(false);
    await expect(page.getByText('You entered two scores')).toBeVisible();
    await expectAccessible(page, 'two scores', ['phone light']);
    await page.getByRole('button', { name: 'Use this score' }).click();
    await expect(state(page)).toHaveText('Submitted');
    await give(page, { Presence: 80 }, 'Change score');
    await expect(page.getByText('83.50')).toBeVisible();
    await expect(state(page)).toHaveText('Submitted');
  });

  await test.step('a juror recuses from their own pupil, and the others score', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await choose(page, esi);
    await page.getByRole('button', { name: 'Recuse myself' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('My own pupil');
    await page.getByRole('button', { name: 'Confirm recusal' }).click();
    await expect(page.getByText('You are not scoring this entry').first()).toBeVisible();
    await expect(state(page)).toHaveText('Recused');
    await expectAccessible(page, 'recused', ['phone light']);
  });

  await score(asJudge, kofi, points(90, 80));
  for (const [at, other] of others.entries()) {
    const asOther = await askAs(page, other, `/admin/jury?entry=${ama.id}`, request);
    await expect(page.getByRole('heading', { name: ama.number })).toBeVisible();
    await expect(page.getByText('Other scores')).toHaveCount(0);
    await score(asOther, ama, points(80, 90));
    await score(asOther, kofi, points(90, 80));
    if (at === 0) await score(asOther, esi, points(60, 60));
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Other scores' }).getByText(judge.name)).toBeVisible();

  await test.step('staff see the places, the tie-break and every score', async () => {
    await openAs(page, staff, '/admin/registrations/standings');
    const row = (player: Player) => page.getByRole('row').filter({ hasText: player.name });
    for (const [player, place] of [
      [kofi, '1'],
      [ama, '2'],
      [esi, '3'],
    ] as const)
      await expect(row(player).getByRole('cell').first()).toContainText(place);
    await expect(row(kofi)).toContainText('Broken by musicality');
    await expect(row(ama)).toContainText('Broken by musicality');
    await expect(row(esi)).toContainText(`${judge.name} recused: My own pupil`);
    await expect(row(esi)).toContainText(`missing: ${others[1]?.name}`);
    await row(ama).getByText(`Scores of ${ama.number}`).click();
    await expect(row(ama)).toContainText('Was 82.50');
    await expect(row(ama)).toContainText('Was 76.50');
    await expectFits(page);
    await expectAccessible(page, 'standings', ['phone dark', 'phone light']);
  });

  await test.step('certificates, sheets and the programme print without the page around them', async () => {
    await openAs(page, staff, '/admin/registrations/print');
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('article').getByText(ama.name)).toBeVisible();
    await expect(heading).toBeHidden();
    await show(page, 'Jury sheets');
    await expect(page.getByText(`Juror: ${judge.name}`)).toBeVisible();
    await expect(page.getByText(ama.name)).toHaveCount(0);
    await show(page, 'Certificates');
    const sheet = page.getByRole('article').filter({ hasText: kofi.name });
    await expect(sheet).toContainText('Certificate of participation');
    await expect(heading).toBeHidden();
    const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
    const millimetres = (pixels: number) => (pixels / 96) * 25.4;
    expect(Math.round(millimetres(width))).toBe(297);
    // Slightly less than the sheet, to avoid a second one.
    expect(millimetres(height)).toBeCloseTo(209.5, 1);
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page, 'certificates', ['phone dark', 'phone light']);
  });
});

/** Selects what to print; the selection is hidden on paper. */
async function show(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: what }).check();
  await page.emulateMedia({ media: 'print' });
}
