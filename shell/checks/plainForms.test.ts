import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainForm, plainForms } from '@school/shared/schemas/sent';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

/** Its form without scripts is on the page that the site's server shows for a pasted link. */
const LINK = 'belongs to a link whose secret is in the fragment';

/** Forms that need their script, each with the reason. */
const NEED_SCRIPTS: Readonly<Record<string, string>> = {
  'mf-competition/src/entry-form/StepFrame.tsx':
    'PlainStart.tsx begins the entry without scripts, and the link of its draft shows the steps',
  'mf-competition/src/entry-form/draft/Elsewhere.tsx': 'continues what is stored on the device',
  'mf-competition/src/entry-form/steps/WaitForSlot.tsx': 'appears when the API reports that no time is free',
  'mf-competition/src/links/ConsentForm.tsx': LINK,
  'mf-competition/src/submitted-entry/audition/SlotForm.tsx': LINK,
  'mf-competition/src/submitted-entry/consent/GuardianForm.tsx': LINK,
  'mf-competition/src/submitted-entry/fee/PayForm.tsx': LINK,
  'mf-competition/src/submitted-entry/papers/PaperForm.tsx': LINK,
  'mf-mate/src/details/BuyerFormView.tsx':
    'pays for seats that the device holds; PlainTickets.tsx is the form without scripts',
  'mf-mate/src/presale/CodeForm.tsx':
    'opens a purchase on the same page; PlainTickets.tsx is the form without scripts',
  'mf-mate/src/tickets/actions/Transfer.tsx': LINK,
  'mf-mate/src/tickets/actions/Rename.tsx': LINK,
  'mf-mate/src/waiting/WaitingForm.tsx': 'appears when the API reports that tickets are sold out',
  'mf-donate/src/monthly/MonthlyGift.tsx': LINK,
  'mf-donate/src/yours/Statement.tsx': LINK,
  'mf-public/src/community/TextRemindersAnswer.tsx': LINK,
  'mf-public/src/trial/MoveTrial.tsx': LINK,
  'mf-public/src/trial/TrialForm.tsx':
    'its free times come from the API; PlainTrial.tsx is its form without scripts',
};

const files = globSync('mf-!(admin)/src/**/*.tsx', { cwd: WORKSPACE, ignore: '**/*.test.tsx' });
const forms = files.flatMap((file) => {
  const code = readFileSync(join(WORKSPACE, file), 'utf8');
  return /<(?:form|Form|LinkRequestForm)\b/.test(code) ? [[file, code] as const] : [];
});

const operationOf = (code: string): string =>
  /<(?:(?:form|Form)\b[^<]*\bmethod="post"\s+action="\/forms\/|LinkRequestForm\s+operation=")(\w+)"/.exec(
    code,
  )?.[1] ?? '';

test('every public form names the operation that answers it without a script, or is in the table', () => {
  expect(forms.length).toBeGreaterThan(20);
  const lacking = forms.filter(([, code]) => !isPlainForm(operationOf(code))).map(([file]) => file);
  expect(lacking.toSorted()).toEqual(Object.keys(NEED_SCRIPTS).toSorted());
});

test('every operation that answers forms has one, or is started by a private link', () => {
  const named = new Set([...forms.map(([, code]) => operationOf(code)), 'payEntryFee']);
  expect(Object.keys(plainForms).filter((operation) => !named.has(operation))).toEqual([]);
});
