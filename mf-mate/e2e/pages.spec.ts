import { testPages, testUnknownPages, testWithoutScript } from '@school/shared/e2e';
import { PAGES } from './pages';

testPages(PAGES);
testWithoutScript(PAGES);
testUnknownPages(['/mate-2025/unknown']);
