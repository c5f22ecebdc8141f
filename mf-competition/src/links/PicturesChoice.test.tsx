import { SurroundingsContext } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { standInShell } from '@school/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consentDraft, type ConsentFields } from './consentDraft';
import { PicturesChoice } from './PicturesChoice';

const sent: unknown[] = [];

function Form() {
  const { field, submit } = useSchoolForm<ConsentFields, unknown>({
    schema: async () => consentDraft('t'),
    defaults: { name: 'Abena Mensah', agrees: true, pictures: '' },
  });
  return (
    <form onSubmit={submit((value) => void sent.push(value))}>
      <PicturesChoice {...field('pictures')} />
      <button>Agree</button>
    </form>
  );
}

it('preselects no answer, and sends the chosen one', async () => {
  const shell = standInShell();
  render(
    <SurroundingsContext value={{ shell, base: '' }}>
      <Form />
    </SurroundingsContext>,
  );
  const group = screen.getByRole('radiogroup', { name: /^May the school publish .* \(optional\)$/ });
  const answers = screen.getAllByRole<HTMLInputElement>('radio');
  expect(answers.map(({ checked }) => checked)).toEqual([false, false]);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'The entry does not depend on the answer.',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'No, they may not be published' }));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(sent).toMatchObject([{ pictures: { agrees: false, version: 1 } }]));
});
