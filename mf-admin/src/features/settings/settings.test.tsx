import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { refusal, stubApi, type StubbedRequest } from '../../testing/stubApi';
import { MailSettings } from './MailSettings';
import { NameForm } from './NameForm';
import { PasswordPart } from './PasswordPart';
import { Sessions } from './Sessions';

const profile = { name: 'Ama', email: 'ama@example.com', mails: ['donations' as const], pictureUrl: null };
const session = (id: string, device: string, isThis: boolean) => ({
  id,
  device,
  isThis,
  seenAt: '2025-03-01T12:00:00.000Z',
  startedAt: '2025-03-01T08:00:00.000Z',
});
let sessions: ReturnType<typeof session>[];
let isSignInAway: boolean;
let asked: readonly StubbedRequest[];
let shell: ReturnType<typeof shellWithStore>;

beforeEach(() => {
  sessions = [
    session('a', 'Firefox on Windows', true),
    session('b', 'Chrome on Android', false),
    session('c', 'Safari on iPhone', false),
  ];
  isSignInAway = true;
  asked = stubApi(({ method, path, body }) => {
    if (path === '/config')
      return {
        auth: { domain: 'http://sign-in.test', clientId: 'site', connections: { password: 'Passwords' } },
      };
    if (path === '/dbconnections/change_password')
      return new Response(null, { status: isSignInAway ? 503 : 200 });
    if (method === 'PATCH' && (body as { name?: string }).name === 'Taken')
      return refusal(503, 'unavailable', 'The service is away.');
    if (method === 'PATCH') return { ...profile, ...(body as object) };
    if (method === 'DELETE') {
      sessions = sessions.filter(({ id, isThis }) => isThis || (path.length > 13 && !path.endsWith(id)));
      return new Response(null, { status: 204 });
    }
    return sessions;
  });
  shell = shellWithStore();
});

const show = (part: React.ReactNode) => renderWithStore(part, shell);
const patches = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('saves the name, reports an empty one at its field, and keeps the text after a failure', async () => {
  show(<NameForm name="Ama" />);
  const save = async (name: string) => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  };
  await save('');
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(patches()).toEqual([]);
  await save('Taken');
  await waitFor(() => expect(patches()).toEqual([{ name: 'Taken' }]));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Taken');
  await save('Ama Serwaa');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('Your name was changed.', { type: 'success' }),
  );
  expect(patches().at(-1)).toEqual({ name: 'Ama Serwaa' });
});

it('follows a name that was changed elsewhere, and keeps one that is being typed', async () => {
  function Named() {
    const [name, setName] = useState('Ama');
    return (
      <>
        <NameForm name={name} />
        <button type="button" onClick={() => setName(`${name} Serwaa`)}>
          Change it elsewhere
        </button>
      </>
    );
  }
  show(<Named />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const changeElsewhere = () => fireEvent.click(screen.getByRole('button', { name: 'Change it elsewhere' }));
  changeElsewhere();
  await waitFor(() => expect(field.value).toBe('Ama Serwaa'));
  fireEvent.change(field, { target: { value: 'Ama S' } });
  changeElsewhere();
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field.value).toBe('Ama S');
});

it('saves each kind of mail as soon as it is ticked, with the others', async () => {
  show(<MailSettings profile={profile} />);
  fireEvent.click(screen.getByLabelText('Registrations for lessons'));
  await waitFor(() => expect(patches()).toEqual([{ mails: ['lessons', 'donations'] }]));
});

it('signs out one other device or all of them, and offers no way to end this one', async () => {
  show(<Sessions />);
  const buttons = async () => (await screen.findAllByRole('button')).map((button) => button.textContent);
  await screen.findByText('Chrome on Android');
  expect(await buttons()).toEqual(['Sign out', 'Sign out', 'Sign out all other devices']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('mails a link for a new password, and works on retry after the sign-in service was unavailable', async () => {
  show(<PasswordPart />);
  const mail = async () => {
    const button = screen.getByRole('button', { name: 'Send me a link' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    fireEvent.click(button);
  };
  await waitFor(() => expect(asked).toHaveLength(1));
  await mail();
  expect(await screen.findByText('The link could not be sent')).toBeTruthy();
  isSignInAway = false;
  await mail();
  expect(await screen.findByText('We sent a link to akosua@example.com.')).toBeTruthy();
  expect(screen.queryByText('The link could not be sent')).toBeNull();
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/dbconnections/change_password',
    body: { client_id: 'site', email: 'akosua@example.com', connection: 'Passwords' },
  });
});
