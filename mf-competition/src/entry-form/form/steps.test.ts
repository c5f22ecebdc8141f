import { stepsOf } from '@school/shared/competition/entry';
import { firstNumberWord, numberWord } from '@school/shared/format';
import { expect, it } from 'vitest';
import { entryLead } from '../../content/entry';

const adult = { birthDate: '1998-05-20', band: '', isChange: false };

it('the steps of an entry are as many as the page before them says', () => {
  const fewest = stepsOf({ ...adult, band: '0-1' }).length;
  const most = stepsOf({ birthDate: '2012-05-20', band: '3+', isChange: false }).length;
  expect(entryLead).toContain(`${firstNumberWord(fewest)} to ${numberWord(most)} short steps`);
});
