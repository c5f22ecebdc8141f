import { testDrawings } from '@school/shared/testing/drawings';
import { partnerMark } from './partnerMark.draw';

testDrawings([{ name: 'partner mark', draw: (id) => partnerMark({ id }), size: { ratio: 1 } }]);
