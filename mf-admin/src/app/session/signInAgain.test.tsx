import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOGIN_PATH } from '@school/shared/contract';
import { canAsk, signedInAgain } from '../../kit/session/sessionState';
import { renderIn, shellForTests } from '../../testing/inShell';
import { SignInAgain } from './SignInAgain';

const onBack = vi.fn();
/** Listens to the end of the sign-in for a waiting save. */
let heard: ReturnType<typeof vi.fn<(isBack: boolean) => void>>;
let shell: ReturnType<typeof shellForTests>;
let close: () => void;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ auth: { passwordGrant: 'redirect' } }));
  close = canAsk();
  heard = vi.fn();
  void signedInAgain('It is over.').then(heard);
  shell = shellForTests();
  renderIn(shell, <SignInAgain why="It is over." onBack={onBack} />);
  await screen.findByText(/lose unsaved changes/);
});
afterEach(() => {
  close();
  vi.clearAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('continues after Google when passwords are entered elsewhere', async () => {
  press('Sign in with Google');
  await waitFor(() => expect(onBack).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledWith(true);
});

it('names who has to sign in', async () => {
  press('Sign in');
  await waitFor(() =>
    expect(shell.auth.signInWithPassword).toHaveBeenCalledWith({ email: 'akosua@example.com', password: '' }),
  );
  expect(heard).not.toHaveBeenCalled();
});

it('signs out instead, and stays open when that fails', async () => {
  shell.auth.signOut.mockRejectedValueOnce(new Error('The sign-in service cannot be reached.'));
  press('Sign out instead');
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith('The sign-in service cannot be reached.', { type: 'error' }),
  );
  expect(shell.navigate).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  press('Sign out instead');
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(LOGIN_PATH));
  expect(heard).toHaveBeenCalledWith(false);
});
