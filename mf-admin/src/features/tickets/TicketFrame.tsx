import type { ReactNode } from 'react';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { GroupTabs } from '../../app/frame/GroupTabs';
import { ticketPages } from './ticketPages';

interface Props {
  readonly page: keyof typeof ticketPages;
  /** Shown beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all ticket pages, with their tabs. */
export function TicketFrame({ page, aside, children }: Props) {
  const { title, to } = ticketPages[page];
  return (
    <AdminFrame title={title} backLink="/admin/overview" aside={aside}>
      <GroupTabs label="Tickets" group="tickets" shown={to} />
      <StaffOnly>{children}</StaffOnly>
    </AdminFrame>
  );
}
