import { testPages, testUnknownPages, testWithoutScript } from '@school/shared/e2e';
import { PAGES } from './pages';

testPages([...PAGES, { path: '/nowhere', app: 'mf-public', frame: 'none', status: 404 }]);
testWithoutScript(PAGES);
testUnknownPages(['/nowhere', '/learn/harp']);
