// @vitest-environment node
import { contactMessage } from '@school/shared/schemas/contact';
import { expect, it } from 'vitest';
import { renderer } from '../render';

const htmlOf = async (path: string): Promise<string> =>
  (await renderer.render({ path, base: '/apps/mf-public/1/' })).html;

it('offers a form without scripts whose topic the API knows, and the days to apply by', async () => {
  const html = await htmlOf('/bursaries');
  const form = /<form[^>]*action="\/forms\/sendContactMessage".*?<\/form>/s.exec(html)?.[0] ?? '';
  const topic = /<input type="hidden"(?=[^>]*name="topic")[^>]*value="(\w+)"/.exec(form)?.[1];
  expect(
    contactMessage.safeParse({ topic, name: 'Ama', email: 'ama@example.com', message: 'Half of it.' })
      .success,
  ).toBe(true);
  expect(topic).toBe('bursary');
  expect(html).toContain('Nov 28, 2025');
});

it('has its topics and its form under headings of their own', async () => {
  const headings = (await htmlOf('/bursaries')).matchAll(/<h(\d)[^>]*>([^<]+)/g);
  expect([...headings].map(([, level, text]) => `${level} ${text}`)).toEqual([
    '1 Bursaries',
    '2 When to apply',
    '2 How bursaries work',
    '3 What it covers',
    '3 Who can apply',
    '3 Who decides',
    '2 Ask for help with the fee',
    '3 Apply for a bursary',
  ]);
});

it.each(['/faq', '/learn', '/learn/piano'])('is linked from %s, where people read of fees', async (path) => {
  expect(await htmlOf(path)).toContain('href="/bursaries"');
});

it.each([
  ['piano', 'GH₵ 900 a term in a group'],
  ['violin', 'GH₵ 900 a term in a group'],
  ['cello', 'GH₵ 2,400 a term for private lessons'],
  ['guitar', 'GH₵ 1,200 a term in a group'],
  ['saxophone', 'GH₵ 2,400 a term for private lessons'],
  ['trumpet', 'GH₵ 1,200 a term in a group'],
])(
  'says who teaches the %s, where they learnt it and what a term of the offered lessons costs',
  async (id, fee) => {
    const html = await htmlOf(`/learn/${id}`);
    expect(html.replaceAll(/&nbsp;|\u00a0/g, ' ')).toContain(`from ${fee}`);
    const teachers = /<section[^>]*id="teachers".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(teachers.match(/portraits\/[\w-]+\.svg/g)).toHaveLength(2);
    expect(teachers).toMatch(/Has a (?:degree|diploma)/);
    expect(html.match(/id="way-\w+-/g)?.every((one) => one.startsWith('id="way-trial'))).not.toBe(false);
  },
);
