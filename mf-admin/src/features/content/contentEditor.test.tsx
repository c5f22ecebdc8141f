import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { putStaffParts } from '@school/shared/staff';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi } from '../../testing/stubApi';
import { ContentEditor } from './ContentEditor';

/** The stored document at the API. */
let kept: { version: number; text: string };
let readAnew: () => PromiseLike<unknown>;

const detail = () => ({
  path: '/content/mf-mate/questions',
  title: 'Questions',
  about: 'What is asked',
  version: kept.version,
  schema: {
    type: 'object',
    title: 'Questions',
    required: ['text'],
    properties: { text: { type: 'string', title: 'Promise' } },
  },
  previewKey: 'key',
  pages: [],
  misfits: [],
  files: { text: 'Before' },
  shown: { text: kept.text },
  draft: null,
  revisions: [{ number: 1, at: '2025-03-01T12:00:00Z', by: 'Ama', isFiles: false, restored: null }],
  isEdited: true,
  changedBy: 'Ama Owusu',
});

let shell: ReturnType<typeof shellWithStore>;
beforeEach(async () => {
  kept = { version: 1, text: 'Before' };
  stubApi(({ method, body }) => {
    if (method === 'GET') return detail();
    const { version, value } = body as { version: number; value?: { text: string } };
    if (version !== kept.version) return refusal(409, 'conflict', 'Someone else has changed this text.');
    kept = { version: version + 1, text: value?.text ?? 'Before' };
    return detail();
  });
  putStaffParts({
    BesideRecord: ({ record, refetch, isTyped }) => {
      readAnew = refetch;
      return <p>{`${record.kind}/${record.id} ${isTyped ? 'typed' : 'as it is'}`}</p>;
    },
  });
  shell = shellWithStore();
  renderWithStore(<ContentEditor which={{ owner: 'mf-mate', name: 'questions' }} />, shell);
  await screen.findByLabelText('Promise');
});

const promise = () => screen.getByLabelText<HTMLInputElement>('Promise');
const type = (value: string) => fireEvent.change(promise(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theirs = () => screen.queryByRole('region', { name: 'Changed by someone else' });
const othersSave = (text: string) => void (kept = { version: kept.version + 1, text });

it('shows who else has the text open, and follows their saves while nothing is typed', async () => {
  expect(screen.getByText('text/mf-mate.questions as it is')).toBeTruthy();
  promise().focus();
  othersSave('Theirs');
  await act(async () => void (await readAnew()));
  expect(promise().value).toBe('Theirs');
  expect(document.activeElement).toBe(promise());
  expect(theirs()).toBeNull();
});

it("shows the saved version beside one's own after each rejected save", async () => {
  type('Mine');
  othersSave('Theirs');
  press('Publish');
  await waitFor(() => expect(document.activeElement).toBe(theirs()));
  const row = within(theirs()!).getByRole('row', { name: /Promise/ });
  expect(row.textContent).toContain('Mine');
  expect(row.textContent).toContain('Theirs');
  expect(promise().value).toBe('Mine');

  screen.getByRole('button', { name: 'Publish' }).focus();
  press('Publish');
  await waitFor(() => expect(document.activeElement).toBe(theirs()));
  press('Continue with my version');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Questions' })));
  press('Publish');
  await waitFor(() => expect(kept).toEqual({ version: 3, text: 'Mine' }));
});

it('shows what others save during typing, and keeps the focus', async () => {
  promise().focus();
  type('Mine');
  expect(screen.getByText('text/mf-mate.questions typed')).toBeTruthy();
  othersSave('Theirs');
  await act(async () => void (await readAnew()));
  expect(theirs()?.textContent).toContain('Ama Owusu has changed this text in the meantime');
  expect(document.activeElement).toBe(promise());
});

it('says when a publication cannot be undone because others have saved since', async () => {
  othersSave('Theirs');
  press('Undo last publication');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith(expect.stringContaining('Someone else has changed'), {
      type: 'error',
    }),
  );
  expect(promise().value).toBe('Theirs');
});

it('offers no preview of a text that is on no page', () => {
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDefined();
  expect(screen.queryByText(/preview/i)).toBeNull();
});
