import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import styled from 'styled-components';
import { DateTime } from '../../kit/detail/DateTime';
import { DrawerPart } from '../../kit/detail/DrawerPart';
import { EntryDrawer } from '../../kit/detail/EntryDrawer';
import { FactList } from '../../kit/detail/FactList';
import { History } from '../../kit/detail/History';
import { PersonLink } from '../../kit/people/PersonLink';
import { Status } from '../../kit/ui/Status';
import type { StaffAccount } from '../../kit/accounts/api';
import { useGetEnquiryQuery } from './api';
import { CvButton } from './CvButton';
import { enquiryHistory } from './enquiryHistory';
import { HandlingPart } from './HandlingPart';
import { stateKinds } from './stateKinds';
import { EnquiryReply } from './EnquiryReply';

interface Props {
  /** The enquiry that is open. */
  readonly id: string;
  readonly accounts: readonly StaffAccount[];
  readonly onClose: () => void;
}

/** An enquiry: what was sent, who sees to it, the answer, and everything that happened to it. */
export function EnquiryDrawer({ id, accounts, onClose }: Props) {
  const result = useGetEnquiryQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  return (
    <EntryDrawer
      what="enquiry"
      kind="enquiry"
      {...{ id, result, onClose }}
      head={(enquiry) => ({
        title: enquiry.name,
        above: `${enquiryKindLabels[enquiry.kind]} ${enquiry.reference}`,
        below: <Status kind={stateKinds[enquiry.state]}>{enquiryStateLabels[enquiry.state]}</Status>,
      })}
    >
      {(enquiry) => (
        <>
          <DrawerPart title={enquiry.about}>
            {enquiry.message && <Quote>{enquiry.message}</Quote>}
            <FactList
              facts={[
                ['E-mail', <PersonLink key="person" email={enquiry.email} />],
                ['Phone', enquiry.phone],
                ['Received', <DateTime key="at" value={enquiry.receivedAt} />],
              ]}
            />
            {enquiry.fileId && <CvButton id={enquiry.fileId} />}
          </DrawerPart>
          <HandlingPart enquiry={enquiry} accounts={accounts} />
          <EnquiryReply enquiry={enquiry} />
          <DrawerPart title="What happened">
            <History entries={enquiryHistory(enquiry)} />
          </DrawerPart>
        </>
      )}
    </EntryDrawer>
  );
}

/** As they were typed, line by line. */
const Quote = styled.blockquote`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
