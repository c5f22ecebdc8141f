import { expect, test } from '@school/shared/e2e';
import { htmlFaults } from '@school/shared/html-check';
import { ADMIN_PAGES, PUBLIC_PAGES } from './allPages';

test('composed pages pass an HTML checker', async ({ request }) => {
  const paths = [...PUBLIC_PAGES.map(({ path }) => path), '/nowhere', '/login', ...ADMIN_PAGES];
  for (const path of paths) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect.soft(await htmlFaults(await response.text()), path).toEqual([]);
  }
});
