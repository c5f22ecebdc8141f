import { useNavigate, useShell } from '@school/shared';
import type { Me } from '../../access/api';
import { adminArea } from '../../area/area';
import { useSignOut } from '../../area/useSignOut';
import { actionItems } from './actionItems';
import type { PaletteItem } from './items';

/** Returns the actions for a role: those of features, then those of the frame. */
export function useActions(me: Me): readonly PaletteItem[] {
  const go = useNavigate();
  const { toast, store } = useShell();
  const { signOut } = useSignOut();
  const navigate = (path: string) => void go(path);
  return [
    ...actionItems(adminArea().features, me, { navigate, toast, store }),
    {
      id: 'do:website',
      group: 'do',
      label: 'View the website',
      about: 'The home page as visitors see it',
      run: () => navigate('/'),
    },
    {
      id: 'do:sign-out',
      group: 'do',
      label: 'Sign out',
      about: 'Ends the session on this device',
      run: async () => void (await signOut()),
    },
  ];
}
