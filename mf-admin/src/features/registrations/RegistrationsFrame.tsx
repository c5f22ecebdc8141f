import type { ReactNode } from 'react';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { GroupTabs } from '../../app/frame/GroupTabs';
import { registrationPages } from './registrationPages';

interface Props {
  readonly page: keyof typeof registrationPages;
  /** Shown beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all pages about the competition's entries. */
export function RegistrationsFrame({ page, aside, children }: Props) {
  const { title, to } = registrationPages[page];
  const isFirst = page === 'entries';
  return (
    <AdminFrame title={title} {...(!isFirst && { backLink: registrationPages.entries.to })} aside={aside}>
      <GroupTabs label="Registrations" group="registrations" shown={to} />
      <StaffOnly>{children}</StaffOnly>
    </AdminFrame>
  );
}
