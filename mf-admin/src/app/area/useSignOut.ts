import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { adminArea } from './area';
import { ownName } from './ownName';

/**
 * Returns a function that signs out and resolves to whether that worked. A failure shows an error toast
 * (specification, section 2).
 */
export function useSignOut(): { readonly signOut: () => Promise<boolean>; readonly busy: boolean } {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function signOut(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const token = await auth.accessToken().catch(() => null);
      await auth.signOut();
      if (token) void endSession(config.apiBase, token);
      for (const { onSignOut } of adminArea().features) onSignOut?.();
      ownName.set('');
      return true;
    } catch (error) {
      toast.add(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { signOut, busy };
}

/**
 * Ends the session at the API too. A failure does not stop the sign-out, because the token expires within
 * the hour.
 */
const endSession = (apiBase: string, token: string): Promise<unknown> =>
  fetch(`${apiBase}/me/session`, {
    method: 'DELETE',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
