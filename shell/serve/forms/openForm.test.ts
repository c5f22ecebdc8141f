import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { byId, byTag, elementsIn, type Element } from './markup';
import { openForm, type FieldError, type Fields } from './openForm';

const composed = `<!doctype html>
<html lang="en-GH"><head><meta charset="utf-8"><title>Write</title><meta name="robots" content="all">
<link rel="modulepreload" href="/a.js"><link rel="preload" href="/f.woff2" as="font" crossorigin>
<script type="importmap">{}</script></head><body><div id="shell"><main><noscript><p>Without &lt;script&gt;</p></noscript>
<form action="/forms/other"><input name="name" id="other"></form>
<details><summary>Open</summary><form method="post" action="/forms/sendContactMessage?page=%2Fwrite#form-errors">
<div><label for="topic" id="topic-label">Topic<span> (optional)</span></label><div><select id="topic" name="topic"><option value="">Choose</option><option value="fees">Fees &amp; hours</option></select></div></div>
<div><label for="name" id="name-label">Name</label><span id="name-help">As you like</span><input id="name" name="name" aria-describedby="name-help"></div>
<div><label for="twin" id="twin-label">Twin</label><input id="twin" name="twin"></div>
<div><label for="message" id="message-label">Message</label><textarea id="message" name="message"></textarea></div>
<div><fieldset id="times-group"><legend>Times</legend><div><div><input type="checkbox" id="times" name="times" value="monday"><label for="times">Monday</label></div></div><div><div><input type="checkbox" id="times-2" name="times" value="tuesday"><label for="times-2">Tuesday</label></div></div></fieldset></div>
<div><fieldset id="way-group" role="radiogroup"><legend>Way</legend><input type="radio" id="way" name="way" value="a" checked aria-label="A"><input type="radio" id="way-2" name="way" value="b" aria-label="B"></fieldset></div>
<div><div><input type="checkbox" id="consent" name="consent"><label for="consent">Yes</label></div></div>
<div><label for="links.0" id="links.0-label">Link</label><input id="links.0" name="links.0"></div>
<div><label for="cv">CV</label><div><input type="file" id="cv" name="cv"></div></div>
<input type="hidden" name="instrument" value="cello"><input type="password" name="secret" aria-label="Secret">
<button type="submit">Send</button></form></details></main></div><script type="module" src="/main.js"></script></body></html>`;

const key = '6d8b8b0e-5a0c-4b0e-8a51-2f6f0d6b7c11';

/** Returns the refused form, parsed again as a browser does. */
function refused(fields: Fields, errors: readonly FieldError[] = [], message = 'Please check.') {
  const html = openForm(composed, 'sendContactMessage')!.refused(fields, { message, errors, key });
  const page = parseDocument(html);
  const form = byTag(page, 'form')[1]!;
  const text = (element: Element | undefined): string =>
    (element?.children ?? [])
      .map((child) => ('data' in child ? child.data : 'attribs' in child ? text(child) : ''))
      .join('');
  return { html, page, form, text, at: (id: string) => byId(form, id)! };
}

const checked = (form: Element) =>
  elementsIn(form, ({ attribs }) => attribs['checked'] !== undefined).map(({ attribs }) => attribs['id']);

const hostile = [
  '"><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '&lt;b&gt; &amp; &#60;',
  '<!-- --> ]]> <![CDATA[',
  '\n\nline\n',
  '$& $1 ${x} \\',
  '\u2028\u00a0日本',
];

describe('a refused form', () => {
  it('has what was typed', () => {
    const { form, at, text } = refused([
      ['topic', 'fees'],
      ['name', 'Ama'],
      ['message', 'Hello\nthere'],
      ['times', 'tuesday'],
      ['way', 'b'],
      ['consent', 'on'],
      ['links.0', 'https://a.example'],
      ['instrument', 'piano'],
      ['secret', 'x'],
    ]);
    expect(at('name').attribs['value']).toBe('Ama');
    expect(at('links.0').attribs['value']).toBe('https://a.example');
    expect(text(at('message'))).toBe('Hello\nthere');
    const [chosen] = elementsIn(at('topic'), ({ attribs }) => attribs['selected'] !== undefined);
    expect(chosen?.attribs['value']).toBe('fees');
    expect(checked(form)).toEqual(['times-2', 'way-2', 'consent']);
    const values = Object.fromEntries(
      byTag(form, 'input').map(({ attribs }) => [attribs['name'], attribs['value']]),
    );
    expect(values).toMatchObject({ instrument: 'cello', idempotencyKey: key });
    expect(values['secret']).toBeUndefined();
  });

  it.each(hostile)('escapes %j in every control and message', (value) => {
    const names = ['topic', 'name', 'twin', 'message', 'times', 'way', 'consent', 'links.0', 'instrument'];
    const upload = JSON.stringify({ id: value, ticket: value, name: value, size: 1 });
    const fields = [...names.map((name) => [name, value] as const), ['cv', upload] as const];
    const errors = names.map((field) => ({ field, message: `${field}: ${value}` }));
    const { page, form, at, text } = refused(fields, errors);
    expect(at('name').attribs['value']).toBe(value);
    // A browser's parser drops the first line break, htmlparser2 does not.
    expect(text(at('message')).replace(/^\n(?=\n)/, '')).toBe(value);
    const cv = byTag(form, 'input').find(
      ({ attribs }) => attribs['name'] === 'cv' && attribs['type'] === 'hidden',
    );
    expect(JSON.parse(cv?.attribs['value'] ?? '')).toEqual(JSON.parse(upload));
    expect(text(at('name-error'))).toBe(`Error: name: ${value}`);
    expect(byTag(page, 'script', 'img')).toEqual([]);
    expect(
      elementsIn(page, ({ attribs }) => Object.keys(attribs).some((name) => name.startsWith('on'))),
    ).toEqual([]);
    expect(byTag(form, 'textarea')).toHaveLength(1);
  });

  it('shows each message at its field and in the summary, in the order of the form', () => {
    const { form, at, text } = refused(
      [],
      [
        { field: 'consent', message: 'Please agree' },
        { field: 'times.3', message: 'Please choose a time' },
        { field: 'name', message: 'Please enter a name' },
        { field: 'links', message: 'Please enter a link' },
        { field: 'way', message: 'Please choose a way' },
      ],
    );
    const links = byTag(at('form-errors'), 'a');
    expect(links.map((link) => [link.attribs['href'], text(link)])).toEqual([
      ['#name', 'Please enter a name'],
      ['#times', 'Please choose a time'],
      ['#way', 'Please choose a way'],
      ['#consent', 'Please agree'],
      ['#links.0', 'Please enter a link'],
    ]);
    expect(text(byTag(at('form-errors'), 'h2')[0])).toBe('Please correct 5 fields');
    expect(at('name').attribs).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'name-help name-error',
    });
    expect(at('times-group').attribs).toMatchObject({ 'aria-describedby': 'times-error' });
    expect(at('way-group').attribs).toMatchObject({ 'aria-invalid': 'true' });
    expect(at('consent').attribs).toMatchObject({ 'aria-invalid': 'true' });
    const marked = elementsIn(form, ({ attribs }) => attribs['data-wrong'] !== undefined);
    expect(marked.map((one) => byTag(one, 'p').map(text))).toEqual(
      ['enter a name', 'choose a time', 'choose a way', 'agree', 'enter a link'].map((what) => [
        `Error: Please ${what}`,
      ]),
    );
    const order = elementsIn(form, ({ attribs }) => Boolean(attribs['id'])).map(
      ({ attribs }) => attribs['id'],
    );
    for (const id of ['name', 'times', 'consent'])
      expect(order.indexOf(`${id}-error`), id).toBeLessThan(order.indexOf(id));
  });

  it('names the fields of the same message', () => {
    const message = 'The provided phone is invalid';
    const { at, text } = refused(
      [],
      [
        { field: 'name', message },
        { field: 'twin', message },
      ],
    );
    expect(byTag(at('form-errors'), 'a').map(text)).toEqual([`Name: ${message}`, `Twin: ${message}`]);
  });

  it.each([
    [[], 'Too many attempts.', 'Too many attempts.'],
    [[{ field: 'gone', message: 'This time is gone' }], 'Please check.', 'This time is gone'],
  ])('shows a message about the whole form: %j', (errors, message, shown) => {
    const { at, text } = refused([['name', 'Ama']], errors, message);
    expect(text(byTag(at('form-errors'), 'h2')[0])).toBe('This needs your attention');
    expect(text(byTag(at('form-errors'), 'p')[0])).toBe(shown);
    expect(at('name').attribs['value']).toBe('Ama');
  });

  it('is a page by itself, open, and no search engine lists it', () => {
    const { html, page } = refused([], [{ field: 'name', message: 'Please enter a name' }]);
    expect(byTag(page, 'script')).toEqual([]);
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('/f.woff2');
    expect(html).toContain('<p>Without &lt;script&gt;</p>');
    expect(html).toContain('<title>Error: Write</title>');
    const robots = byTag(page, 'meta').filter(({ attribs }) => attribs['name'] === 'robots');
    expect(robots.map(({ attribs }) => attribs['content'])).toEqual(['noindex']);
    expect(byTag(page, 'details')[0]?.attribs).toHaveProperty('open');
  });
});

it('finds the labels of chosen options', () => {
  const form = openForm(composed, 'sendContactMessage');
  expect(form?.labels([['topic', 'fees']])).toEqual({ topic: 'Fees & hours' });
  expect(form?.labels([['topic', 'gone']])).toEqual({});
});

it('finds no form of another operation', () => {
  expect(openForm(composed, 'sendContact')).toBeUndefined();
  expect(openForm('', 'sendContactMessage')).toBeUndefined();
});
