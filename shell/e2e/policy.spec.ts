import { expect, open, test, violations } from '@school/shared/e2e';

test('injected code runs nowhere, and the tests report the violation', async ({ page, complaints }) => {
  complaints.expected.push(/Content Security Policy/);
  await open(page, '/about', 'mf-public');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect
    .poll(() => violations)
    .toEqual([expect.stringMatching(/^script-src-elem inline on .*\/about/)]);
  await expect(page).not.toHaveTitle('taken over');
  // From here on only the fixture of all tests can fail this one, and it must.
  test.fail();
});
