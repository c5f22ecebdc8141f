import { expect, test } from '@school/shared/e2e';

/** Identifies the secret in requests. */
const SECRET = 'sEcReT-0123456789abcdefghij-0123456789';

/** Links of earlier mails, and the rest of their URLs. */
const earlier = [
  ['/mate-2025/purchase-success', 'order', ''],
  ['/mate-2025/purchase-success', 'ticket', ''],
  ['/mate-2025', 'offer', ''],
  ['/mate-2025', 'leave', ''],
  ['/music-competition/thank-you', 'entry', ''],
  ['/music-competition/thank-you', 'consent', ''],
  ['/donate/thank-you', 'receipt', 'donation=4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11'],
  ['/community', 'confirm', ''],
  ['/community', 'leave', ''],
  ['/refer', 'mine', ''],
  ['/refer', 'stop', ''],
  ['/learn/piano', 'trial', ''],
] as const;

for (const [path, name, other] of earlier)
  test(`the secret of ${path}?${name}= is removed from the URL and sent in no Referer`, async ({
    page,
    complaints,
  }) => {
    // The secret is invented, so the API rejects it.
    complaints.expected.push(/status of 4\d\d/);
    const referers: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url());
      referers.push(request.headers()['referer'] ?? '');
    });
    const query = [other, `${name}=${SECRET}`].filter(Boolean).join('&');
    await page.goto(`${path}?${query}`);
    await expect(page).toHaveURL(({ search }) => search === (other && `?${other}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('load');
    const [, ...requested] = addresses;
    expect(requested.filter((address) => address.includes('?') && address.includes(SECRET))).toEqual([]);
    expect(referers.filter((address) => address.includes(SECRET))).toEqual([]);
    // Going back leads to the previous page, not to the URL with the secret.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
