import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { ActionButton, EmailText, Status } from '@school/shared/staff/ui';
import { Text } from '@school/shared/ui';
import { useChangeEnquiryMutation, useGetEnquiryQuery, type EnquiryDetail } from './api';
import { stateKinds } from './stateKinds';

export const EnquiryDrawer = defineDrawer({
  what: 'enquiry',
  kind: 'enquiry',
  useEntry: (id, options) => useGetEnquiryQuery({ id }, options),
  head: ({ name, kind, reference, state }) => ({
    title: name,
    above: `${enquiryKindLabels[kind]} ${reference}`,
    below: <Status kind={stateKinds[state]}>{enquiryStateLabels[state]}</Status>,
  }),
  actions: ({ id, state }) => state !== 'closed' && <CloseEnquiry id={id} />,
  body: ({ about, message, email, phone, receivedAt }) => (
    <DrawerPart title={about}>
      {message && <Text size="small">{message}</Text>}
      <FactList
        facts={[
          ['Email', <EmailText key="email" email={email} />],
          ['Phone', phone],
          ['Received', <DateTime key="at" value={receivedAt} />],
        ]}
      />
    </DrawerPart>
  ),
});

function CloseEnquiry({ id }: Pick<EnquiryDetail, 'id'>) {
  const [change] = useChangeEnquiryMutation();
  return (
    <ActionButton
      run={() => change({ id, enquiryChange: { state: 'closed' } }).unwrap()}
      done="The enquiry is closed."
      failed="The enquiry was not closed."
    >
      Close enquiry
    </ActionButton>
  );
}
