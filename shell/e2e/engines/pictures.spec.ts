import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staff, TEST_SITE } from '@school/shared/e2e';
import { DESK } from './engine';
import { test } from './engineTest';

const FOLDER = process.env['ENGINE_PICTURES'] ?? '';
const SIZES = [DESK, { width: 390, height: 844 }];
const PAGES = [
  '/',
  '/donate',
  '/music-competition',
  '/mate-2025',
  '/learn/piano',
  '/login',
  '/admin/overview',
];

// For visual comparison: `npm run engines -- --pictures`.
test('pages at two widths', async ({ visitor, engineName }) => {
  mkdirSync(FOLDER, { recursive: true });
  for (const path of PAGES) {
    await visitor.tab.resize(DESK);
    await visitor.tab.goTo(TEST_SITE.origin + path);
    if (path.startsWith('/admin')) await visitor.signIn(staff);
    for (const size of SIZES) {
      await visitor.tab.resize(size);
      await visitor.expects(
        `document.querySelector('main > [data-app][data-live]') !== null`,
        `${path} is live`,
      );
      // Pending items appear last.
      if (path.startsWith('/admin')) await visitor.sees('link', '^Review: ');
      await visitor.expects(`document.fonts.status === 'loaded'`, 'its fonts are there');
      const name = `${path.replaceAll('/', '-').slice(1) || 'home'}-${size.width}-${engineName}.png`;
      writeFileSync(join(FOLDER, name), await visitor.tab.picture());
    }
  }
});
