import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { doorStore } from '../check-in/rules/doorStore';

/** Signs out; a failure is said as an error toast (specification, section 2). */
export function useSignOut(): { readonly signOut: () => Promise<void>; readonly busy: boolean } {
  const { auth, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function signOut(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await auth.signOut();
      // The next person at this phone has no business with the guests' names.
      doorStore().forgetList();
    } catch (error) {
      toast.add(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { signOut, busy };
}
