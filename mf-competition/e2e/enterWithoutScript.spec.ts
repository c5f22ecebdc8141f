import { expect, freshEmail, mailTo, payByCardAt, test } from '@school/shared/e2e';
import { htmlFaults } from '@school/shared/html-check';
import type { Page } from '@playwright/test';
import { passport } from './entering';

test.use({ javaScriptEnabled: false });

/** A time that no other test books; a retry takes that of the other day. */
const slot = () => `2025-10-${test.info().retry === 0 ? '11' : '18'}-1320`;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses a button, and expects the next page to be valid HTML. */
async function press(page: Page, button: string | RegExp, next: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: button }).first().click();
  expect(await htmlFaults(await (await answered).text()), next).toEqual([]);
  await expect(title(page, next)).toBeVisible();
}

test('without JavaScript an adult enters by steps, corrects one and pays', async ({ page, complaints }) => {
  complaints.expected.push(/preloaded using link preload/, /status of 422/);
  const email = freshEmail();
  const name = `Ama ${email.split('@')[0] ?? ''}`;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto('/music-competition/register');
  await page.getByRole('link', { name: 'Enter now, step by step' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Start the entry', 'Which instrument?');
  const { html } = await mailTo(email, /entry/i);
  const link = /href="([^"]*#draft=[^"]*)"/.exec(html ?? '')?.[1] ?? '';
  const secret = link.split('=').at(-1) ?? 'none';

  await page.getByRole('radio', { name: 'Classical guitar' }).check();
  await press(page, 'Next', 'Which band?');
  await test.step('a wrong step is shown again with its errors and what was typed', async () => {
    await page.getByLabel('The competitor’s date of birth').fill('2016-05-20');
    await page.getByLabel('Last grade passed on it').selectOption('5');
    await page.getByRole('radio', { name: /^Band 0-1/ }).check();
    await press(page, 'Next', 'Which band?');
    await expect(page.getByRole('alert')).toContainText('Band 0-1 ends at age 12 and grade 1');
    await expect(page.getByLabel('The competitor’s date of birth')).toHaveValue('2016-05-20');
    await page.getByLabel('The competitor’s date of birth').fill('1998-05-20');
    await page.getByRole('radio', { name: /^Band 3-4\+/ }).check();
  });
  await press(page, 'Next', 'Who is the competitor?');
  await page.getByLabel('The competitor’s name').fill(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await press(page, 'Next', 'Which two pieces?');

  await test.step('it goes on by the mailed link, where it stands', async () => {
    await page.goto(link);
    await page.locator('[data-link-form] summary').click();
    await page.getByLabel('The link that we sent you').fill(link);
    await press(page, 'Open the link', 'Which two pieces?');
    await press(page, 'Back', 'Who is the competitor?');
    await expect(page.getByLabel('The competitor’s name')).toHaveValue(name);
    await press(page, 'Next', 'Which two pieces?');
  });
  for (const category of ['A', 'B'])
    await page
      .getByRole('group', { name: `Category ${category}` })
      .getByRole('radio')
      .first()
      .check();
  await press(page, 'Next', 'Who is the teacher?');
  await press(page, 'Next', 'Proof of age');
  await page.getByLabel('Picture or scan of it').setInputFiles(passport);
  await press(page, 'Next', 'A picture');
  await press(page, 'Next', 'Proof of the grade');
  await press(page, 'Next', 'A recording');
  await press(page, 'Next', 'When do you play?');
  await page.getByLabel('Free times').selectOption(slot());
  await press(page, 'Hold this time', 'How will you pay?');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await press(page, 'Next', 'Is all of it right?');
  await expect(page.getByText(passport.name)).toBeVisible();

  await test.step('an answer is changed from the review', async () => {
    await press(page, 'Change Teacher', 'Who is the teacher?');
    await page.getByLabel('Teacher').fill('Kojo Antwi');
    await press(page, 'Save', 'Is all of it right?');
    await expect(page.getByText('Kojo Antwi')).toBeVisible();
  });
  await page.getByRole('button', { name: /^Send and pay/ }).click();
  await payByCardAt(page);
  await expect(title(page, 'Your fee is paid')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/MC-\d+/)).toBeVisible();
  expect((await mailTo(email, /MC-/)).html).toContain('/music-competition/thank-you#entry=');
  const leaked = addresses.filter((address) => address.replace(/#.*/, '').includes(secret));
  expect(leaked, 'no address has the secret').toEqual([]);
});
