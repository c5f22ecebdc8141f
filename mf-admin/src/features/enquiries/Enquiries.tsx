import { island } from '@school/shared';
import { useMemo } from 'react';
import { TextLink } from '@school/shared/ui';
import { List } from '../../kit/list/List';
import { useListAddress } from '../../kit/list/useListAddress';
import { useListStaffAccountsQuery } from '../../kit/accounts/api';
import { useChangeEnquiriesMutation, useListEnquiriesQuery } from './api';
import { bulkFor } from './bulkFor';
import { columns, filtersFor, termsFor } from './enquiryList';

const EnquiryDrawer = island(
  'enquiry',
  () => import('./EnquiryDrawer').then((module) => module.EnquiryDrawer),
  {
    when: 'load',
    fallback: null,
  },
);

/** What people have sent that somebody answers: messages, fee enquiries, applications, new members and recommendations. */
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
  const [change] = useChangeEnquiriesMutation();
  const bulk = useMemo(
    () => bulkFor(accounts, (enquiryBulkChange) => change({ enquiryBulkChange }).unwrap()),
    [accounts, change],
  );
  return (
    <>
      <List
        what="enquiries"
        {...{ address, result, columns, filters }}
        searchHint="Name, e-mail, reference or words"
        rowKey={({ id }) => id}
        bulk={bulk}
        exportPath="/staff/enquiries/export"
        nothingYet={{
          title: 'Nobody has written yet',
          children:
            'Messages, questions about fees, applications, new members and recommendations stand here as soon as they are sent.',
          action: <TextLink to="/about">See the contact form as visitors do</TextLink>,
        }}
      />
      {open !== '' && <EnquiryDrawer id={open} accounts={accounts} onClose={address.close} />}
    </>
  );
}
