import styled from 'styled-components';
import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { DateTime, DrawerPart, FactList, History, type HistoryEntry } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { TakeFileButton } from '@school/shared/staff/list';
import { Status } from '@school/shared/staff/ui';
import { useListStaffAccountsQuery } from '../../kit/accounts/api';
import { mailLabels } from '../../kit/correspondence/mailLabels';
import { WritePart } from '../../kit/correspondence/WritePart';
import { PersonLink } from '../../kit/people/PersonLink';
import {
  useAnswerEnquiryMutation,
  useGetEnquiryQuery,
  useNoteEnquiryMutation,
  type EnquiryDetail,
  type EnquiryEvent,
} from './api';
import { HandlingPart } from './HandlingPart';
import { stateKinds } from './stateKinds';

export const EnquiryDrawer = defineDrawer({
  what: 'enquiry',
  kind: 'enquiry',
  useEntry: (id, options) => useGetEnquiryQuery({ id }, options),
  head: (enquiry) => ({
    title: enquiry.name,
    above: `${enquiryKindLabels[enquiry.kind]} ${enquiry.reference}`,
    below: <Status kind={stateKinds[enquiry.state]}>{enquiryStateLabels[enquiry.state]}</Status>,
  }),
  body: (enquiry) => (
    <>
      <DrawerPart title={enquiry.about}>
        {enquiry.message && <Quote>{enquiry.message}</Quote>}
        <FactList
          facts={[
            ['Email', <PersonLink key="person" email={enquiry.email} />],
            ['Phone', enquiry.phone],
            ['Received', <DateTime key="at" value={enquiry.receivedAt} />],
          ]}
        />
        {enquiry.fileId && (
          <TakeFileButton
            label="Download CV"
            failure="The CV could not be downloaded."
            path={`/uploads/${enquiry.fileId}/file`}
          />
        )}
      </DrawerPart>
      <Handling enquiry={enquiry} />
      <EnquiryReply enquiry={enquiry} />
      <DrawerPart title="History">
        <History entries={enquiryHistory(enquiry)} />
      </DrawerPart>
    </>
  ),
  // What happened includes each change.
  history: null,
});

function Handling({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { data: accounts = [] } = useListStaffAccountsQuery();
  return <HandlingPart {...{ enquiry, accounts }} />;
}

function EnquiryReply({ enquiry: { id, email } }: { readonly enquiry: EnquiryDetail }) {
  const [answer] = useAnswerEnquiryMutation();
  const [note] = useNoteEnquiryMutation();
  return (
    <WritePart
      email={email}
      draftKey={(kind) => `enquiry-${kind}-${id}`}
      onSend={(kind, text, key) =>
        kind === 'answer'
          ? answer({ id, 'idempotency-key': key, enquiryReply: { text } }).unwrap()
          : note({ id, 'idempotency-key': key, enquiryNote: { text } }).unwrap()
      }
    />
  );
}

/** Keeps line breaks of the sender. */
const Quote = styled.blockquote`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The history of an enquiry. */
function enquiryHistory({ history, receivedAt, name }: EnquiryDetail): HistoryEntry[] {
  return [
    { key: 'received', what: 'Received', at: receivedAt, by: name },
    ...history.map((event, nth) => ({
      key: String(nth),
      what: whatOf(event),
      at: event.at,
      by: event.by,
      note: event.text,
    })),
  ];
}

function whatOf({ kind, text, from, to, mail }: EnquiryEvent): string {
  if (kind === 'event') return text ?? '';
  if (kind === 'note') return 'Note added';
  if (kind === 'reply') return `Answer by email, ${mailLabels[mail ?? 'waiting']}`;
  if (kind === 'state') return `${stateOf(from)} to ${stateOf(to)}`;
  return to === null ? `Unassigned from ${from}` : `Assigned to ${to}${from ? `, previously ${from}` : ''}`;
}

const stateOf = (state: string | null): string =>
  (enquiryStateLabels as Readonly<Record<string, string>>)[state ?? ''] ?? state ?? '';
