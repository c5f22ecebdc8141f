import type { Browser, Page } from '@playwright/test';
import encodeQR from 'qr';
import {
  doorkeeper,
  expect,
  expectAccessible,
  expectFits,
  openAs,
  PHONE,
  staff,
  test,
  TEST_SITE,
} from '@school/shared/e2e';
import { codesOf, sellAtDesk, someBuyer } from './ticketArea';

const result = (page: Page) => page.getByRole('status', { name: 'Result' });
/** The console message of a phone without a network. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED/;

async function standAt(page: Page, door: string): Promise<void> {
  await openAs(page, doorkeeper, '/admin/check-in');
  await page.getByLabel('Door name').fill(door);
  await page.getByRole('button', { name: 'Start' }).click();
  // The offline list has loaded.
  await expect(page.getByRole('button', { name: 'Delete the list from this phone' })).toBeVisible();
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Gives the page a camera that shows the QR code of a ticket. */
async function holdBeforeCamera(page: Page, code: string): Promise<void> {
  await page.addInitScript(
    (rows) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = rows.length;
      const draw = () => {
        const context = canvas.getContext('2d');
        rows.forEach((row, y) =>
          row.forEach((isDark, x) => {
            if (context) context.fillStyle = isDark ? '#222' : '#eee';
            context?.fillRect(x, y, 1, 1);
          }),
        );
      };
      navigator.mediaDevices.getUserMedia = () => {
        const stream = canvas.captureStream(10);
        setInterval(draw, 100);
        return Promise.resolve(stream);
      };
    },
    encodeQR(code, 'raw', { border: 4, scale: 8 }),
  );
}

/** Opens a phone at another door. */
async function phoneAt(browser: Browser, door: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: TEST_SITE.origin,
    viewport: PHONE,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await standAt(page, door);
  return page;
}

test('a door admits a ticket once, continues without a network, and reports the scans afterwards', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(CUT_OFF);
  const door = someBuyer('Main');
  const name = someBuyer('Efua');
  const [first = '', second = ''] = await codesOf(page, await sellAtDesk(page, name, 2));
  await page.setViewportSize(PHONE);
  await holdBeforeCamera(page, first);
  await standAt(page, door);
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(result(page)).toContainText(name);
  await expect(result(page)).toContainText('Welcome.');
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await type(page, first.toLowerCase().replace(/(.{4})/g, '$1-'));
  await expect(result(page)).toContainText(/Already admitted.*First admitted \d\d:\d\d UTC at Main/);
  await type(page, 'ABCDEFGH');
  await expect(result(page)).toContainText('Unknown');

  await page.context().setOffline(true);
  await expect(page.getByText('No connection to the server')).toBeVisible();
  await type(page, second);
  await expect(result(page)).toContainText(name);
  await expect(result(page)).toContainText('sent to the server later');
  await type(page, second);
  await expect(result(page)).toContainText(`at ${door}`);
  await expectFits(page);
  await expectAccessible(page, 'cut off', ['phone dark', 'phone light']);
  await page.context().setOffline(false);
  await expect(page.getByText('Unsent', { exact: true })).toHaveCount(0);
  await expect(page.getByText('No connection to the server')).toHaveCount(0);

  await test.step('the admission is in the order, and the phone deletes the names', async () => {
    await page.getByRole('button', { name: 'Delete the list from this phone' }).click();
    await expect(page.getByText('No guest list is stored on this phone')).toBeVisible();
    await openAs(page, staff, `/admin/tickets?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(`Admitted at ${door}`)).toHaveCount(2);
  });
});

test('two doors that admit the same ticket while offline both get a conflict', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(CUT_OFF);
  const [here, there] = [someBuyer('Balcony'), someBuyer('Garden')];
  const name = someBuyer('Adwoa');
  const [code = ''] = await codesOf(page, await sellAtDesk(page, name, 1));
  await standAt(page, here);
  const other = await phoneAt(browser, there);
  for (const phone of [page, other]) {
    await phone.context().setOffline(true);
    await type(phone, code);
    await expect(result(phone)).toContainText(name);
    await expect(result(phone)).toContainText('sent to the server later');
  }
  for (const phone of [page, other]) await phone.context().setOffline(false);
  for (const phone of [page, other]) {
    const told = phone
      .getByRole('alert')
      .filter({ hasText: 'A ticket was admitted here and at another door' });
    await expect(told).toContainText(name);
    await expect(told).toContainText(here);
    await expect(told).toContainText(there);
  }
  await page.getByRole('button', { name: `Mark as resolved for ${name}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Admitted twice')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(0);
  await other.context().close();
});

test('a doorkeeper sees the check-in and no other staff pages', async ({ page }) => {
  await openAs(page, doorkeeper, '/admin/tickets');
  await expect(page.getByRole('heading', { name: 'You are signed in, but a role is missing' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the check-in, which you may use' }).click();
  await expect(page.getByLabel('Door name')).toBeVisible();
});
