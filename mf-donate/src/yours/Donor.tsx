import { formatDate, formatMoney } from '@school/shared/format';
import { privateLink } from '@school/shared/private-links';
import { giftStateLabels, wallText } from '@school/shared/schemas/donation';
import {
  Button,
  Cluster,
  DateText,
  Lead,
  Money,
  Notice,
  Stack,
  Table,
  Text,
  TextLink,
  Title,
  type Column,
} from '@school/shared/ui';
import type { GivenDonation } from './api';
import { Statement, StatementForm } from './Statement';
import { useDonor } from './useDonor';

/** Shows all that was given with an address. @param token from the link */
export function Donor({ token }: { readonly token: string }) {
  const state = useDonor(token);
  const { donor, statement, said, problem, busy, showStatement, mailGiftLink } = state;
  if (!donor) {
    return problem ? (
      <Stack gap="s5">
        <Notice tone="error" title="Your donations cannot be shown right now" live>
          {problem}
        </Notice>
        <Cluster gap="s4">
          <Button tone="line" busy={busy} onClick={() => void state.load()}>
            Try again
          </Button>
        </Cluster>
        <TextLink href="/donate/yours">Ask for a new link</TextLink>
      </Stack>
    ) : (
      <Text>Looking for your donations …</Text>
    );
  }
  return (
    <Stack gap="s8">
      <Lead>
        Everything given with {donor.email}. This link works until {formatDate(donor.until)}.
      </Lead>
      {said && (
        <Notice tone="success" live>
          {said}
        </Notice>
      )}
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <Table
        caption="Your donations"
        columns={columnsOf(token)}
        rows={donor.donations}
        rowKey={({ donationId }) => donationId}
        empty="Nothing was given with this address."
      />
      <Stack gap="s5">
        <Title as="h2" size={3}>
          Statements
        </Title>
        <Cluster gap="s4">
          {donor.years.map(({ year, net }) => (
            <Button
              key={year}
              tone="line"
              busy={busy}
              onClick={() => void showStatement({ from: `${year}-01-01`, to: `${year}-12-31` })}
            >
              {`${year}: ${formatMoney(net)}`}
            </Button>
          ))}
        </Cluster>
        <StatementForm busy={busy} onShow={(days) => void showStatement(days)} />
        {statement && <Statement statement={statement} />}
      </Stack>
      {donor.gifts.map(({ id, state: giftState, amount, project, nextAt, link }) => (
        <Stack gap="s4" key={id}>
          <Title as="h2" size={3}>
            {formatMoney(amount)} a month for {project.name}
          </Title>
          <Text>
            {[giftStateLabels[giftState], nextAt && `next time ${formatDate(nextAt)}`]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <TextLink href={link}>Change, pause or stop</TextLink>
          <Cluster gap="s4">
            <Button tone="line" busy={busy} onClick={() => void mailGiftLink(id, false)}>
              Email its link again
            </Button>
            <Button tone="line" busy={busy} onClick={() => void mailGiftLink(id, true)}>
              Replace its link
            </Button>
          </Cluster>
          <Text muted>A new link comes by email. The old one then stops working.</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const columnsOf = (token: string): Column<GivenDonation>[] => [
  {
    id: 'receipt',
    head: 'Receipt',
    cell: ({ donationId, number }) => (
      <TextLink plain href={privateLink(`/donate/thank-you?donation=${donationId}`, 'receipt', token)}>
        {number}
      </TextLink>
    ),
  },
  { id: 'paid', head: 'Received', cell: ({ paidAt }) => <DateText value={paidAt} /> },
  { id: 'for', head: 'For', cell: ({ project }) => project.name },
  { id: 'from', head: 'From', cell: ({ name }) => name },
  {
    id: 'message',
    head: 'Message',
    cell: ({ message, ...wall }) => message && `“${message}” ${wallText(wall)}`,
  },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    cell: ({ amount, refunded }) => (
      <>
        <Money pesewas={amount} />
        {refunded > 0 && <Text muted>{formatMoney(refunded)} refunded</Text>}
      </>
    ),
  },
];
