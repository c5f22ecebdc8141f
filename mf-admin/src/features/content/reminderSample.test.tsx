import { reminders } from '@school/shared/reminders';
import { declaredReminder } from '@school/shared/reminders/declare';
import { putStaffParts } from '@school/shared/staff';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { stubApi } from '../../testing/stubApi';
import { ContentEditor } from './ContentEditor';

const { schema, title, about } = declaredReminder('trial');
const detail = {
  path: reminders.trial.path,
  title,
  about,
  schema,
  version: 0,
  pages: [],
  misfits: [],
  revisions: [],
  shown: reminders.trial.seed,
  draft: null,
};

it('emails what is typed to oneself, and shows what is wrong with it at its field', async () => {
  let answer: object = Response.json(
    {
      error: {
        code: 'validation_failed',
        message: 'Please check the marked fields.',
        requestId: 'r',
        fields: [{ field: 'value.subject', message: 'Please fill this in' }],
      },
    },
    { status: 422 },
  );
  const asked = stubApi(({ method }) => (method === 'GET' ? detail : answer));
  putStaffParts({ BesideRecord: () => null });
  const shell = shellWithStore();
  renderWithStore(<ContentEditor which={{ owner: 'shared', name: 'reminder-trial' }} />, shell);
  const subject = await screen.findByLabelText('Subject');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Email me a sample' }));
  fireEvent.change(subject, { target: { value: '' } });
  press();
  await screen.findByRole('link', { name: 'Please fill this in' });
  fireEvent.change(subject, { target: { value: 'Soon' } });
  answer = { to: 'ama@example.com' };
  press();
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('We have emailed a sample to ama@example.com.', {
      type: 'success',
    }),
  );
  expect(screen.queryByRole('link', { name: 'Please fill this in' })).toBeNull();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([
    { path: '/staff/reminders/samples', body: { name: 'trial', value: { subject: '' } } },
    { path: '/staff/reminders/samples', body: { name: 'trial', value: { subject: 'Soon' } } },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});
