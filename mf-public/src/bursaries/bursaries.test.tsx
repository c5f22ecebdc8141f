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

it.each(['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet'])(
  'says who teaches the %s, where they learnt it and what a term costs',
  async (id) => {
    const html = await htmlOf(`/learn/${id}`);
    expect(html).toMatch(/from GH₵.[\d,]+ a term/);
    const teachers = /<section[^>]*id="teachers".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(teachers.match(/portraits\/[\w-]+\.svg/g)).toHaveLength(2);
    expect(teachers).toMatch(/Has a (?:degree|diploma)/);
    expect(html.match(/id="way-\w+-/g)?.every((one) => one.startsWith('id="way-trial'))).not.toBe(false);
  },
);
