import { contentDocument } from '@school/shared/content';
import { declareContent, identity, list, questionFields } from '@school/shared/content/declare';
import { z } from 'zod';

const open = { kind: 'signed-out', redirectSignedIn: false, target: '/admin' };
const variants = (...list: Record<string, string>[]) => ({ variants: list.map((params) => ({ params })) });

/** The registry of a small site. */
export const testRegistry = {
  revision: 1,
  apps: {
    'mf-public': {
      routes: [
        { path: '/', access: open },
        { path: '/learn/:instrumentId', access: open, ...variants({ instrumentId: 'piano' }) },
        { path: '*', access: open },
      ],
    },
    'mf-donate': {
      routes: [{ path: '/donate/:donationId/:projectId', access: open, ...variants({ projectId: 'mate' }) }],
    },
    'mf-admin': {
      routes: [
        { path: '/login', access: { ...open, redirectSignedIn: true } },
        { path: '/admin', access: { kind: 'signed-in' } },
      ],
    },
  },
};

const faqs = contentDocument('/content/mf-public/faqs', [
  { id: 'parents', question: 'Can a parent sit in?', answer: 'Always.' },
]);

const schema = list('Questions', z.object({ id: identity(), ...questionFields }), {
  item: 'question',
  min: 1,
});

const declared = {
  ...declareContent(faqs, { title: 'Questions', about: 'What is asked', schema, shownOn: [] }),
  app: 'mf-public',
};

/** The editable documents of a small site. */
export const testDocuments = { documents: [{ ...declared, pages: ['/faq'] }] };
