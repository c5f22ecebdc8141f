import type { ReactNode } from 'react';
import { StaffOnly } from '../../../app/access/StaffOnly';
import { AdminFrame } from '../../../app/frame/AdminFrame';
import { Tabs } from '../../../app/frame/Tabs';
import { juryPage } from '../../jury/pages/juryPage';
import { registrationPages } from '../pages/registrationPages';

const tabs = [...Object.values(registrationPages), juryPage];

interface Props {
  readonly page: keyof typeof registrationPages;
  /** Stands beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page about the competition's entries. */
export function RegistrationsFrame({ page, aside, children }: Props) {
  const { title, to } = registrationPages[page];
  const isFirst = page === 'entries';
  return (
    <AdminFrame title={title} {...(!isFirst && { backLink: registrationPages.entries.to })} aside={aside}>
      <Tabs label="Registrations" tabs={tabs} shown={to} />
      <StaffOnly>{children}</StaffOnly>
    </AdminFrame>
  );
}
