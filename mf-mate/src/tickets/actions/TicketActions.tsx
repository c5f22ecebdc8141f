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
  const pass = ticket.hasPass && opensPasses() ? passOf(opened, ticket) : undefined;
  if (actions.length === 0 && pass === undefined) return null;
  const done = () => setAction(undefined);
  const props = { opened, ticket, onDone: done };
  return (
    <Box>
      <Ways>
        {pass !== undefined && (
          <TextLink plain href={pass}>
            Add to Apple Wallet
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

/** Other devices would keep a file that nothing opens. An iPad calls itself a Mac. */
const opensPasses = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

const passOf = ({ key }: TicketsInAddress, { id }: IssuedTicket): string =>
  apiUrl(`/tickets/ticket.pkpass?${new URLSearchParams({ key, ticket: id })}`);

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
