import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

/** Forms for visitors that collect no personal data. */
const OF_NOBODY = [
  'mf-competition/src/submitted-entry/audition/SlotForm.tsx',
  'mf-competition/src/submitted-entry/fee/PayForm.tsx',
  'mf-donate/src/monthly/MonthlyGift.tsx',
  'mf-donate/src/yours/Statement.tsx',
  'mf-mate/src/presale/CodeForm.tsx',
  'mf-public/src/trial/MoveTrial.tsx',
];

const FORM_END = /<FormActions\b[^>]*>/g;
const tagsWithout = (code: string) => (code.match(FORM_END) ?? []).filter((tag) => !tag.includes('privacy='));

test('the end of a form without privacy information is found', () => {
  expect(tagsWithout('<FormActions next="Soon.">\n<FormActions\n  privacy="all"\n>')).toEqual([
    '<FormActions next="Soon.">',
  ]);
});

test('every form that collects data of a visitor links to the privacy information', () => {
  const files = globSync('mf-!(admin)/src/**/*.tsx', { cwd: WORKSPACE, ignore: '**/*.test.tsx' });
  const forms = files.map((file) => [file, readFileSync(join(WORKSPACE, file), 'utf8')] as const);
  expect(forms.filter(([, code]) => FORM_END.test(code)).length).toBeGreaterThan(20);
  const silent = forms.filter(([, code]) => tagsWithout(code).length > 0).map(([file]) => file);
  expect(silent.toSorted()).toEqual(OF_NOBODY);
  // A form without the shared form end must inform in another way.
  const own = forms.filter(([, code]) => /<form\b|<Form\b/.test(code) && !code.includes('<FormActions'));
  expect(own.map(([file]) => file)).toEqual([]);
});
