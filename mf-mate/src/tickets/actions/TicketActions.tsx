import { apiUrl } from '@school/shared/api';
import { color, line, measure, space } from '@school/shared/theme';
import { TextLink } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { IssuedTicket } from '../../api';
import type { TicketsInAddress } from '../data/ticketsInAddress';
import { Rename } from './Rename';
import { Return } from './Return';
import { Transfer } from './Transfer';

interface Props {
  readonly opened: TicketsInAddress;
  readonly ticket: IssuedTicket;
}

type Action = 'rename' | 'transfer' | 'return';

/** The actions of a ticket, one open at a time. */
export function TicketActions({ opened, ticket }: Props) {
  const [action, setAction] = useState<Action>();
  const actions = [
    ...(ticket.canChange ? [{ id: 'rename', label: 'Change the name' } as const] : []),
    ...(ticket.canChange ? [{ id: 'transfer', label: 'Transfer ticket' } as const] : []),
    ...(ticket.canReturn && opened.kind === 'order' ? [{ id: 'return', label: 'Return it' } as const] : []),
  ];
  const pass = passFor(opened, ticket);
  if (actions.length === 0 && pass === undefined) return null;
  const done = () => setAction(undefined);
  const props = { opened, ticket, onDone: done };
  return (
    <Box>
      <Ways>
        {pass !== undefined && (
          <TextLink plain href={pass.href}>
            Add to {pass.wallet}
          </TextLink>
        )}
        {actions.map(({ id, label }) => (
          <TextLink
            key={id}
            plain
            aria-expanded={action === id}
            onClick={() => setAction(action === id ? undefined : id)}
          >
            {label}
          </TextLink>
        ))}
      </Ways>
      {action === 'rename' && <Rename {...props} />}
      {action === 'transfer' && <Transfer {...props} />}
      {action === 'return' && <Return {...props} />}
    </Box>
  );
}

/** Returns the pass that this device opens: another would keep a file that nothing opens. An iPad calls itself a Mac. */
function passFor({ key }: TicketsInAddress, { id, hasPass, hasGooglePass }: IssuedTicket) {
  const of = `?${new URLSearchParams({ key, ticket: id })}`;
  const { userAgent } = navigator;
  if (hasPass && /iPhone|iPad|Macintosh/.test(userAgent))
    return { wallet: 'Apple Wallet', href: apiUrl(`/tickets/ticket.pkpass${of}`) };
  if (hasGooglePass && userAgent.includes('Android'))
    return { wallet: 'Google Wallet', href: apiUrl(`/tickets/google-pass${of}`) };
  return undefined;
}

const Box = styled.div`
  border-top: ${line.hair} solid ${color.rule};
  form {
    position: relative;
    max-width: ${measure.form};
    padding-block: ${space.s3} ${space.s4};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s6};
`;
