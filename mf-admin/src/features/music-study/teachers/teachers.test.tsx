import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../../testing/inShell';
import { stubApi } from '../../../testing/stubApi';
import { Teachers } from './Teachers';
import { TeacherForm } from './TeacherForm';

const kofi = {
  id: 'kofi',
  name: 'Kofi Mensah',
  instruments: ['piano' as const],
  venues: ['accra' as const],
  isActive: true,
  lessons: 1,
  trials: 2,
};
const clash = {
  id: 'clash',
  teacher: 'Kofi Mensah',
  first: {
    kind: 'lesson',
    students: ['Esi'],
    startsAt: '2035-03-06T15:00:00.000Z',
    endsAt: '2035-03-06T16:00:00.000Z',
  },
  second: {
    kind: 'trial',
    students: ['Ama'],
    startsAt: '2035-03-13T15:00:00.000Z',
    endsAt: '2035-03-13T15:30:00.000Z',
  },
};

it('shows what each teacher teaches, and their conflicting lessons', async () => {
  stubApi(() => ({ teachers: [kofi], clashes: [clash] }));
  renderWithStore(<Teachers />);
  expect(await screen.findByText('1 weekly lesson, 2 upcoming trial lessons')).toBeTruthy();
  expect(document.querySelector('summary')?.textContent).toContain('1 active, 1 double booking to resolve');
  expect(document.body.textContent).toContain(
    'Kofi Mensah: lesson of Esi on Tuesdays, 15:00 to 16:00, and trial lesson of Ama on Tuesday, Mar 13, 2035, 15:00 to 15:30',
  );
});

it('marks a teacher as left, and lists the lessons to move', async () => {
  let isActive = true;
  const asked = stubApi(({ method }) => {
    if (method === 'PATCH') isActive = false;
    return method === 'PATCH'
      ? new Response(null, { status: 204 })
      : { teachers: [{ ...kofi, isActive }], clashes: [] };
  });
  const shell = shellWithStore();
  renderWithStore(<Teachers />, shell);
  fireEvent.click(await screen.findByText('Mark as left'));
  await screen.findByText('Restore');
  expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/staff/teachers/kofi',
    body: { isActive: false },
  });
  expect(shell.toast.add).toHaveBeenCalledWith(
    'Kofi Mensah was marked as left. To be moved: 1 weekly lesson, 2 upcoming trial lessons.',
    { type: 'success' },
  );
});

it('rejects the name of an existing teacher at its field', async () => {
  const message = 'Kofi Mensah is in the list already.';
  const asked = stubApi(() =>
    Response.json(
      { error: { code: 'conflict', message, requestId: 'r', fields: [{ field: 'name', message }] } },
      { status: 409 },
    ),
  );
  const done = vi.fn();
  renderWithStore(<TeacherForm onDone={done} />);
  fireEvent.change(await screen.findByLabelText('First name and surname'), {
    target: { value: 'kofi  mensah' },
  });
  fireEvent.click(screen.getByLabelText('Piano'));
  fireEvent.click(screen.getByLabelText('Accra'));
  fireEvent.click(screen.getByRole('button', { name: 'Add teacher' }));
  await waitFor(() =>
    expect(screen.getByLabelText('First name and surname').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(asked[0]?.body).toMatchObject({ instruments: ['piano'], venues: ['accra'] });
  expect(done).not.toHaveBeenCalled();
});
