import type { Page } from '@playwright/test';
import { expect, freshEmail, linkIn, mailTo, PHONE, slowDown, test } from '@school/shared/e2e';
import { settle } from './checkout';
import { atCheckout, expectOneDonation, expectReceived, payButton, receipt, wall } from './donationForm';

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** Types a sentence letter by letter, and expects every letter to arrive. */
async function typeSlowly(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  // Faster than a tap, which waits until the page is still: a press counts after a second without another input.
  await field.focus();
  await page.keyboard.type(words, { delay: 60 });
  await expect(field).toHaveValue(words);
}

test('a donor on a slow phone fills in the form before its code loads, gives by mobile money, and gives once', async ({
  page,
}) => {
  const email = freshEmail();
  const name = 'Nana Akosua Agyeman-Prempeh of Cape Coast';
  await slowDown(page);

  await test.step('the form keeps text and presses from before its code loads', async () => {
    await page.goto('/donate/new/my-allegro', { waitUntil: 'commit' });
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.locator('main > [data-app]')).not.toHaveAttribute('data-live');
    await typeSlowly(page, 'Full name', name);
    await payButton(page).tap();
    await typeSlowly(page, 'Email', email);
    await typeSlowly(page, 'Phone', '024 412 3456');
    await page.getByRole('radio', { name: /500/ }).check();
    const tribute = page.getByLabel('Give in honour or in memory of someone');
    await tribute.selectOption('In memory of someone');
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await page.getByRole('radio', { name: /^Mobile money/ }).check();
    // A press that waits longer than a second for the code is carried out by the browser.
    await expect(page.locator('main > [data-app]')).toHaveAttribute('data-live', '');
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expect(page.getByLabel('Name of this person')).toBeVisible();
    await tribute.selectOption('No, not for someone');
  });
  await test.step('the payment waits for approval on the phone, and the page continues by itself', async () => {
    await payButton(page).tap();
    await atCheckout(page, /^Approve later/);
    await expect(page.getByRole('heading', { name: 'Now approve it on your phone' })).toBeVisible();
    await settle(email, 'successful');
    await expectReceived(page);
    await expect(receipt(page)).toContainText('GH₵ 500.00');
  });
  await test.step('the mail links to the receipt, and the project names the donor', async () => {
    await page.goto(linkIn(await mailTo(email, /^Your receipt/), 'receipt'), { waitUntil: 'commit' });
    await expect(receipt(page)).toContainText(email);
    await page.goto('/donate/projects/my-allegro', { waitUntil: 'commit' });
    await expect(wall(page)).toContainText(name);
    await expectOneDonation(email);
  });
});
