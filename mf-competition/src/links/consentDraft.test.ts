import { expect, it } from 'vitest';
import { consentDraft, type ConsentFields } from './consentDraft';

const typed = (pictures: ConsentFields['pictures']) =>
  consentDraft('t').safeParse({ name: 'Abena Mensah', agrees: true, pictures });

it.each([
  ['yes', { agrees: true, version: 1 }],
  ['no', { agrees: false, version: 1 }],
  ['', undefined],
] as const)('sends the answer "%s" about pictures separately from the consent', (pictures, sent) => {
  expect(typed(pictures).data).toEqual({
    token: 't',
    name: 'Abena Mensah',
    agrees: true,
    ...(sent && { pictures: sent }),
  });
});
