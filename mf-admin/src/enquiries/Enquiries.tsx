import { useMemo } from 'react';
import { TextLink } from '@school/shared/ui';
import { List } from '../list/List';
import { useListAddress } from '../list/useListAddress';
import { useListStaffAccountsQuery } from '../accounts/api';
import { useListEnquiriesQuery } from './api';
import { EnquiryDrawer } from './EnquiryDrawer';
import { columns, filtersFor, termsFor } from './enquiryList';

/** What people have sent that somebody answers: messages, fee enquiries, applications and new members. */
export function Enquiries() {
  const { data: accounts = [] } = useListStaffAccountsQuery();
  const filters = useMemo(() => filtersFor(accounts), [accounts]);
  const terms = useMemo(() => termsFor(filters), [filters]);
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const result = useListEnquiriesQuery(
    { ...(search && { search }), ...set, sort: sort === 'name' ? 'name' : 'receivedAt', order, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <List
        what="enquiries"
        {...{ address, result, columns, filters }}
        searchHint="Name, e-mail, reference or words"
        rowKey={({ id }) => id}
        exportPath="/staff/enquiries/export"
        nothingYet={{
          title: 'Nobody has written yet',
          children:
            'Messages, questions about fees, applications and new members stand here as soon as they are sent.',
          action: <TextLink to="/about">See the contact form as visitors do</TextLink>,
        }}
      />
      <EnquiryDrawer id={open} accounts={accounts} onClose={address.close} />
    </>
  );
}
