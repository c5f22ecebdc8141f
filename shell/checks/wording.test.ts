import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { readingGrade, wordsOf } from './readingGrade';
import { avoided, exceptions, familiar, limits, verbatim, written } from './wording';
import { writtenTexts } from './writtenTexts';

/** Returns what makes a text hard to read. */
function hardIn(text: string): string[] {
  const plain = verbatim.reduce((rest, words) => rest.replaceAll(words, '…'), text);
  const grade = wordsOf(plain).length < limits.words ? 0 : readingGrade(plain, familiar);
  return [
    ...(grade > limits.grade ? [`grade ${grade.toFixed(1)}`] : []),
    ...avoided.flatMap(([match, instead]) => {
      const word = match.exec(plain)?.[0];
      return word === undefined ? [] : [`“${word}”: ${instead}`];
    }),
  ];
}

const filesOf = (patterns: readonly string[], ignore: readonly string[]) =>
  globSync([...patterns], { cwd: WORKSPACE, ignore: [...ignore] }).toSorted();

const whole = filesOf(written.files, written.without);
const refusing = filesOf(written.refusals, written.withoutRefusals).filter((file) => !whole.includes(file));

const texts = [...whole, ...refusing].flatMap((file) => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const options = { lang, refusals: !whole.includes(file) } as const;
  return writtenTexts(readFileSync(join(WORKSPACE, file), 'utf8'), options).map(({ line, text }) => ({
    place: `${file}:${line}`,
    text,
    hard: hardIn(text),
  }));
});

test('visitors can read every text: plain words, grade 8 and lower', () => {
  const found = texts.filter(
    ({ text, hard }) => hard.length > 0 && !exceptions.some(([match]) => match.test(text)),
  );
  expect(found.map(({ place, text, hard }) => `${place} ${text} (${hard.join('; ')})`)).toEqual([]);
});

test('pages, messages and mails are among the texts', () => {
  const all = texts.map(({ text }) => text);
  expect(all.length).toBeGreaterThan(2500);
  expect(all).toEqual(
    expect.arrayContaining([
      'Meet the judges',
      'What do lessons cost?',
      'Please enter your name',
      'Thank you for your donation',
      'Wrong email or password',
      'There is nothing to search yet.',
      'This page cannot read it without JavaScript. Copy the whole link from the email, and paste it here.',
      'Only a donation that is paid has a receipt.',
    ]),
  );
});

test('every exception is needed', () => {
  const needless = exceptions.filter(
    ([match]) => !texts.some(({ text, hard }) => hard.length > 0 && match.test(text)),
  );
  expect(needless).toEqual([]);
});

describe('a text is hard to read', () => {
  it.each([
    [
      'with long sentences of long words',
      'Subsequent communication regarding your accommodation necessitates comprehensive documentation.',
      1,
    ],
    ['with an avoided word', 'We send you a letter.', 1],
    ['as a placeholder', 'Sponsor one', 1],
    ['never with plain words', 'We send you an email. You can reply to it at any time.', 0],
    [
      'never with words of the specification',
      'The curriculum follows an international graded standard, and every course ends on stage.',
      0,
    ],
  ])('%s', (_, text, count) => {
    expect(hardIn(text)).toHaveLength(count);
  });
});

describe('the texts of a module', () => {
  it.each([
    [
      'an element with its inline elements',
      'const a = <p>Call <b>us</b> on {day}.</p>',
      ['Call us on ….', 'us'],
    ],
    ['a label', 'const a = <Field label="Your name" />', ['Your name']],
    ['a template', 'const a = `Open from ${from} to ${to}`', ['Open from … to …']],
    ['no style sheet', 'const A = styled.p`margin: 0 auto;`', []],
    ['no error for developers', "throw new Error('There is no such key')", []],
    ['no path of a drawing', "const d = 'M0,480A360,360 0 0 1 720,480Z'", []],
  ])('are %s', (_, code, expected) => {
    expect(writtenTexts(code, { lang: 'tsx' }).map(({ text }) => text)).toEqual(expected);
  });

  it('are read in TypeScript with type parameters', () => {
    expect(writtenTexts("const a = <T>(b: T) => [b, 'Your name'];", { lang: 'ts' })).toEqual([
      { line: 1, text: 'Your name' },
    ]);
  });

  it('are in HTML, beside its tags', () => {
    const code = 'const a = `<p class="${b}">Paste the <b>whole link</b> here.</p>`;';
    expect(writtenTexts(code, { lang: 'ts' }).map(({ text }) => text)).toEqual([
      'Paste the',
      'whole link',
      'here.',
    ]);
  });

  it('are in refusals and whole sentences where the rest is not for visitors', () => {
    const code = `const a = { summary: 'Takes an order' };
      if (b) throw new ServiceError('gone', late ? 'It is over.' : 'Not yet.');
      throw invalidAt('name', 'Please enter your name');
      const why = isOver ? \`\${sale} is over.\` : undefined;`;
    expect(writtenTexts(code, { lang: 'ts', refusals: true })).toEqual([
      { line: 2, text: 'It is over.' },
      { line: 2, text: 'Not yet.' },
      { line: 3, text: 'Please enter your name' },
      { line: 4, text: '… is over.' },
    ]);
  });
});
