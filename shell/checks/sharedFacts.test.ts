import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isListed, pagesOfRoute } from '@school/shared/contract';
import { projects } from '@school/shared/projects';
import type { Renderer } from '@school/shared/render';
import { ticketTypes } from '@school/shared/tickets';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { remoteNames, WORKSPACE } from '../workspace/workspace';
import { importFrom } from './searchedPages';
import { contradictions, sharedFacts } from './sharedFacts';

/** Texts by place: the path of a page, or of a source file. */
type Texts = ReadonlyMap<string, string>;

let pages: Texts;
let code: Texts;

beforeAll(async () => {
  pages = new Map((await Promise.all(remoteNames().map(textsOfPages))).flat());
  const files = globSync(['{mf-*,shared,backend}/src/**/*.{ts,tsx}'], {
    cwd: WORKSPACE,
    ignore: ['**/*.test.*', '**/testing/**', '**/generated/**'],
  });
  code = new Map(files.map((file) => [file, readFileSync(join(WORKSPACE, file), 'utf8')]));
});

async function textsOfPages(app: string): Promise<[string, string][]> {
  const { routes } = await importFrom<Pick<Renderer, 'routes'>>(app, 'routes');
  const listed = routes.flatMap(pagesOfRoute).filter(isListed);
  const paths = listed.map(({ path }) => path);
  if (paths.length === 0) return [];
  const { renderer } = await importFrom<{ renderer: Renderer }>(app, 'render');
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const { html } = await renderer.render({ path, base: '/' });
      return [path, html.replaceAll(/<style\b.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')];
    }),
  );
}

/** Returns the matches of a pattern with their places. */
const foundIn = (texts: Texts, match: RegExp): (readonly [place: string, said: string])[] =>
  [...texts].flatMap(([place, text]) =>
    [...text.matchAll(match)].map((hit) => [place, hit[1] ?? hit[0]] as const),
  );

describe.each(sharedFacts)('$name', ({ match, values, texts }) => {
  it('is the same in every text, and appears in more than one', () => {
    const found = [
      ...(texts === 'code' ? [] : foundIn(pages, match)),
      ...(texts === 'pages' ? [] : foundIn(code, match)),
    ];
    expect(found.filter(([, said]) => !values.includes(said))).toEqual([]);
    expect(new Set(found.map(([place]) => place)).size).toBeGreaterThan(1);
  });
});

test.each(contradictions)('no text contains $match: $why', ({ match }) => {
  expect([...foundIn(pages, match), ...foundIn(code, match)]).toEqual([]);
});

test('pre-sale seats cost no more than the same seats in the public sale', () => {
  const seat = ticketTypes.find(({ id }) => id === 'regular')?.price ?? 0;
  const presale = ticketTypes.filter(({ sale }) => sale === 'pre-sale').map(({ price }) => price);
  expect(Math.max(...presale)).toBeLessThanOrEqual(seat);
});

interface Term {
  readonly from: string;
  readonly to: string;
}

const week = 7 * 24 * 60 * 60 * 1000;

describe('a course', () => {
  let terms: readonly Term[];
  beforeAll(async () => {
    terms = (await importFrom<{ terms: { seed: readonly Term[] } }>('mf-public', 'content/terms')).terms.seed;
  });

  it('has an hour for every week of its terms', () => {
    const weeks = terms.map(({ from, to }) => Math.ceil((Date.parse(to) - Date.parse(from)) / week));
    expect(weeks.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(44);
  });

  it('costs per term what its lessons cost, and has as many per year as the specification says', () => {
    const needs = projects.find(({ slug }) => slug === 'my-allegro')?.needs ?? [];
    const [lesson, term] = ['One lesson', 'A term of'].map((begin) =>
      needs.find(({ what }) => what.startsWith(begin)),
    );
    const lessons = Number(term?.what.match(/\d+/)?.[0]);
    expect(term?.cedis).toBe(lessons * (lesson?.cedis ?? 0));
    expect(lessons * terms.length).toBeGreaterThanOrEqual(44);
    expect(lessons * terms.length).toBeLessThanOrEqual(48);
  });
});

test('mails are sent from the address on the pages by default', () => {
  const schema = code.get('backend/src/platform/config/envSchema.ts');
  expect(schema).toContain('SCHOOL_MAIL_FROM: mailbox(school.email)');
  expect(schema).toContain('SCHOOL_STAFF_EMAIL: mailbox(`staff${atSchool}`)');
});
