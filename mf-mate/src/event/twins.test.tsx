import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { TheEvening } from '../after/TheEvening';
import { gettingThere } from '../content/gettingThere';
import { programme } from '../content/programme';
import { questions } from '../content/questions';
import { GettingThere } from './GettingThere';
import { RunningOrder } from './RunningOrder';

const LINE = 'Buses stop at the door';
const item = { time: '19:00', title: 'Interval', pieces: 'Drinks', instrument: 'piano' } as const;
const question = { question: 'May I park?', answer: 'Yes.' };
const published = {
  [programme.path]: [item, item],
  [gettingThere.path]: [LINE, LINE],
  [questions.path]: [question, question],
};

const show = (Part: ComponentType) =>
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '/', resources: published }}>
      <Part />
    </SurroundingsContext>,
  );

// React reports duplicate keys on the console, which fails a test.
it.each([
  ['the running order', RunningOrder, 'Interval'],
  ['the way to the hall', GettingThere, LINE],
  ['the questions', GettingThere, 'May I park?'],
  ['the evening once it is over', TheEvening, LINE],
])('%s may repeat a text', (_, Part, words) => {
  show(Part);
  expect(screen.getAllByText(words)).toHaveLength(2);
});
