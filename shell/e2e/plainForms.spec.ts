import { expect, test } from '@school/shared/e2e';
import { isPlainForm } from '@school/shared/schemas/sent';
import { parseDocument } from 'htmlparser2';
import { byTag, elementsIn } from '../serve/forms/markup';
import { PUBLIC_PAGES } from './allPages';

/** Forms in composed HTML that need their script, by the name of the form, each with the reason. */
const NEED_SCRIPTS: Readonly<Record<string, string>> = {
  'code-title': 'opens a purchase on the same page, which has another form without scripts',
};

/** A page for all ids is composed with a hyphen in their place. */
const ID = /[\da-f]{8}-[\da-f-]{27}/;

test('every form in composed HTML names its own page and an operation that answers', async ({ request }) => {
  const wrong: string[] = [];
  for (const { path } of PUBLIC_PAGES) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const main = byTag(parseDocument(await response.text()), 'main')[0];
    for (const form of main ? byTag(main, 'form') : []) {
      const { action = '', method, enctype } = form.attribs;
      const name = form.attribs['aria-label'] ?? form.attribs['aria-labelledby'] ?? '';
      if (NEED_SCRIPTS[name]) continue;
      const address = new URL(action, 'http://site.example');
      const operation = address.pathname.replace(/^\/forms\//, '');
      const hasFile = elementsIn(form, ({ attribs }) => attribs['type'] === 'file').length > 0;
      const isRight =
        method === 'post' &&
        (isPlainForm(operation) || operation === 'links') &&
        address.searchParams.get('page') === path.replace(ID, '-') &&
        hasFile === (enctype === 'multipart/form-data');
      if (!isRight) wrong.push(`${path} ${name}: ${method} ${action}`);
    }
  }
  expect(wrong).toEqual([]);
});
