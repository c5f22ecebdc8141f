import { testPages, testUnknownPages, testWithoutScript } from '@school/shared/e2e';
import { PAGES } from './pages';

testPages(PAGES);
testWithoutScript(PAGES);
testUnknownPages(['/donate/projects/unknown', '/donate/assets/unknown', '/donate/4f6c0f5e/unknown']);
