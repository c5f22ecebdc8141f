import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainForm, plainForms } from '@school/shared/schemas/sent';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

/** Forms that need their script, each with the reason. */
const NEED_SCRIPTS: Readonly<Record<string, string>> = {
  'mf-competition/src/entry-form/StepFrame.tsx': 'the entry is made in steps that hold a time and are paid',
  'mf-competition/src/entry-form/draft/Elsewhere.tsx': 'continues what is stored on the device',
  'mf-competition/src/entry-form/steps/WaitForSlot.tsx': 'appears when the API reports that no time is free',
  'mf-competition/src/links/ConsentForm.tsx': 'belongs to a link whose secret is in the fragment',
  'mf-competition/src/submitted-entry/audition/SlotForm.tsx':
    'belongs to a link whose secret is in the fragment',
  'mf-competition/src/submitted-entry/consent/GuardianForm.tsx':
    'belongs to a link whose secret is in the fragment',
  'mf-competition/src/submitted-entry/fee/PayForm.tsx': 'pays',
  'mf-competition/src/submitted-entry/papers/PaperForm.tsx':
    'belongs to a link whose secret is in the fragment',
  'mf-mate/src/details/BuyerFormView.tsx':
    'pays for seats that the device holds; PlainTickets.tsx is the form without scripts',
  'mf-mate/src/presale/CodeForm.tsx':
    'opens a purchase on the same page; PlainTickets.tsx is the form without scripts',
  'mf-mate/src/tickets/actions/GiveOn.tsx': 'belongs to a link whose secret is in the fragment',
  'mf-mate/src/tickets/actions/Rename.tsx': 'belongs to a link whose secret is in the fragment',
  'mf-mate/src/waiting/WaitingForm.tsx': 'appears when the API reports that tickets are sold out',
  'mf-public/src/trial/MoveTrial.tsx': 'belongs to a link whose secret is in the fragment',
  'mf-public/src/trial/TrialForm.tsx':
    'its free times come from the API; PlainTrial.tsx is its form without scripts',
};

const files = globSync('mf-!(admin)/src/**/*.tsx', { cwd: WORKSPACE, ignore: '**/*.test.tsx' });
const forms = files.flatMap((file) => {
  const code = readFileSync(join(WORKSPACE, file), 'utf8');
  return /<(?:form|Form)\b/.test(code) ? [[file, code] as const] : [];
});

const operationOf = (code: string): string =>
  /<(?:form|Form)\b[^<]*\bmethod="post"\s+action="\/forms\/(\w+)"/.exec(code)?.[1] ?? '';

test('every public form names the operation that answers it without a script, or is in the table', () => {
  expect(forms.length).toBeGreaterThan(20);
  const lacking = forms.filter(([, code]) => !isPlainForm(operationOf(code))).map(([file]) => file);
  expect(lacking.toSorted()).toEqual(Object.keys(NEED_SCRIPTS).toSorted());
});

test('every operation that answers forms has one', () => {
  const named = new Set(forms.map(([, code]) => operationOf(code)));
  expect(Object.keys(plainForms).filter((operation) => !named.has(operation))).toEqual([]);
});
