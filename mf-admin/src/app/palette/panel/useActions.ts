import { useNavigate, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import type { Me } from '../../access/api';
import { useSignOut } from '../../frame/useSignOut';
import { useLazyListMattersQuery } from '../../../features/overview/api';
import { matterPath } from '../../../features/overview/matters/matterLabels';
import { registrationPages } from '../../../features/registrations/pages/registrationPages';
import { chooseScheme, type SchemeChoice } from '../../../features/settings/scheme';
import { ticketPages } from '../../../features/tickets/pages/ticketPages';
import type { PaletteItem } from './items';

const isEnquiry = (matter: string) => ['message', 'fees', 'application'].includes(matter);

/** What can be done at once, for the role that somebody has. */
export function useActions(me: Me): readonly PaletteItem[] {
  const navigate = useNavigate();
  const { toast } = useShell();
  const { signOut } = useSignOut();
  const [readMatters] = useLazyListMattersQuery();

  async function answerNext(): Promise<void> {
    try {
      const waiting = (await readMatters().unwrap()).filter(({ matter }) => isEnquiry(matter));
      const [next] = waiting.sort((a, b) => a.since.localeCompare(b.since));
      if (next) void navigate(matterPath(next));
      else toast.add('No enquiry waits for an answer.', { type: 'info' });
    } catch (error) {
      toast.add(messageOfApiError(error), { type: 'error' });
    }
  }

  const scheme = (choice: SchemeChoice, label: string): PaletteItem => ({
    id: `do:colours-${choice}`,
    group: 'do',
    label,
    about: 'Colour scheme of this device',
    run: () => void chooseScheme(choice),
  });

  const forStaff: readonly PaletteItem[] = [
    {
      id: 'do:answer-next',
      group: 'do',
      label: 'Answer the next enquiry',
      about: 'Opens the message, question or application that waits longest',
      run: answerNext,
    },
    {
      id: 'do:walk-up-order',
      group: 'do',
      label: 'New walk-up order',
      about: 'Sells tickets for cash at the desk',
      run: () => void navigate(ticketPages.desk.to),
    },
    {
      id: 'do:paper-entry',
      group: 'do',
      label: 'Type in an entry on paper',
      about: 'Registers a competitor whose entry came on paper',
      run: () => void navigate(registrationPages.paper.to),
    },
  ];
  return [
    ...(me.staff ? forStaff : []),
    scheme('light', 'Use light colours'),
    scheme('dark', 'Use dark colours'),
    scheme('system', 'Use the colours of the device'),
    {
      id: 'do:website',
      group: 'do',
      label: 'See the website',
      about: 'The home page as visitors see it',
      run: () => void navigate('/'),
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
