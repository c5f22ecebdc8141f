import {
  expect,
  expectAccessible,
  freshEmail,
  mailTo,
  open,
  payByCardAt,
  PHONE,
  test,
} from '@school/shared/e2e';
import { askAsStaff } from './desk';
import { held, more, QUICKER, takeBest } from './ticketPage';

test('rejects a wrong code at its field, opens the reserved tickets with the right one, and asks no payment for free ones', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expected.push(/status of 422/, QUICKER);
  const [invitation] = await askAsStaff<{ code: string }[]>(browser, baseURL, {
    path: '/tickets/invitations',
    data: {
      sale: 'pre-sale',
      types: ['school-class'],
      maxTickets: 12,
      guests: [{ name: 'Tema Basic School' }],
    },
  });
  await page.setViewportSize(PHONE);
  await open(page, '/mate-2025/pre-sale', 'mf-mate');
  const code = page.getByRole('textbox', { name: 'Your code' });
  await code.fill('ABCD2345');
  await page.getByRole('button', { name: 'Use my code' }).click();
  await expect(code).toHaveAccessibleDescription(/not known|not valid/);
  await expect(code).toHaveValue('ABCD2345');

  await code.fill(invitation?.code.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Use my code' }).click();
  await expect(page.getByText('Welcome, Tema Basic School', { exact: true })).toBeVisible();
  for (let at = 0; at < 2; at += 1) await more(page, 'School class').click();
  await expectAccessible(page, 'what a code opens', ['phone dark', 'desk light']);
  await page.getByRole('link', { name: 'Buy 2 tickets' }).click();
  await takeBest(page);
  await expect(held(page)).toContainText('2 × School class');

  const email = freshEmail();
  await page.getByLabel('Your name').fill('Abena Mensah');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Get the tickets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Here are your tickets' })).toBeVisible();
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  await mailTo(email, /ticket/i);

  await open(page, '/mate-2025/pre-sale', 'mf-mate');
  await page.getByRole('textbox', { name: 'Your code' }).fill(invitation?.code ?? '');
  await page.getByRole('button', { name: 'Use my code' }).click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toHaveAccessibleDescription(/used/);
});

test('without JavaScript a code opens its tickets, and a wrong one is shown at its field', async ({
  browser,
  baseURL,
}) => {
  const [invitation] = await askAsStaff<{ code: string }[]>(browser, baseURL, {
    path: '/tickets/invitations',
    data: { sale: 'pre-sale', types: ['family'], maxTickets: 2, guests: [{ name: 'The Serwaas' }] },
  });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const email = freshEmail();
  const form = page.getByRole('form', { name: 'Buy tickets' });
  const code = form.getByRole('textbox', { name: 'Your code' });

  await page.goto('/mate-2025/pre-sale');
  await expect(page.getByRole('button', { name: 'Use my code' })).toBeHidden();
  await code.fill('ABCD2345');
  await form.getByLabel('Kind of ticket').selectOption({ label: 'Family of a student, GH₵ 150.00' });
  await form.getByLabel('How many?').fill('2');
  await form.getByLabel('Your name').fill('Ama Serwaa');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('radio', { name: /^Card/ }).check();
  await form.getByRole('button', { name: 'Hold the seats and pay' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is not known/);
  await expect(code).toHaveValue('ABCD2345');
  await expect(form.getByLabel('Kind of ticket')).toHaveValue('family');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Use my code' })).toBeHidden();
  await code.fill(invitation?.code.toLowerCase() ?? '');
  await form.getByRole('button', { name: 'Hold the seats and pay' }).click();
  await payByCardAt(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets are on their way' })).toBeVisible();
  await mailTo(email, /tickets/i);
  await context.close();
});
