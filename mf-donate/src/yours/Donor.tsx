import { formatDate, formatMoney } from '@school/shared/format';
import { privateLink } from '@school/shared/private-links';
import {
  addedFeeText,
  giftLinkLabel,
  giftLinkText,
  giftStateLabels,
  wallText,
} from '@school/shared/schemas/donation';
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
import { useState } from 'react';
import type { Donor as DonorView, GivenDonation } from './api';
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
        columns={columns}
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
      {donor.gifts.map((gift) => (
        <Gift
          key={gift.id}
          gift={gift}
          isNamed={donor.gifts.length > 1}
          busy={busy}
          onMail={(replace) => void mailGiftLink(gift.id, replace)}
        />
      ))}
    </Stack>
  );
}

interface GiftProps {
  readonly gift: DonorView['gifts'][number];
  /** Whether its buttons name the project, beside those of other gifts. */
  readonly isNamed: boolean;
  readonly busy: boolean;
  readonly onMail: (replace: boolean) => void;
}

/** A monthly gift, whose link comes by mail only. */
function Gift({ gift: { state, amount, fee, project, nextAt }, isNamed, busy, onMail }: GiftProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack gap="s4">
      <Title as="h2" size={3}>
        {formatMoney(amount)} a month for {project.name}
      </Title>
      <Text>
        {[giftStateLabels[state], nextAt && `next time ${formatDate(nextAt)}`].filter(Boolean).join(', ')}
      </Text>
      {fee > 0 && <Text>{addedFeeText(fee)}</Text>}
      {state !== 'stopped' && <Text>{giftLinkText}</Text>}
      <Cluster gap="s4">
        <Button tone="line" busy={busy} onClick={() => onMail(false)}>
          {giftLinkLabel('Email its link again', project, isNamed)}
        </Button>
        <Button tone="line" busy={busy} onClick={() => setAsked(true)}>
          {giftLinkLabel('Replace its link', project, isNamed)}
        </Button>
      </Cluster>
      {isAsked && (
        <>
          <Notice tone="info" live>
            Do you want a new link? It comes by email, and the old one stops working.
          </Notice>
          <Cluster gap="s4">
            <Button tone="line" onClick={() => setAsked(false)}>
              Keep the link
            </Button>
            <Button
              busy={busy}
              onClick={() => {
                setAsked(false);
                onMail(true);
              }}
            >
              Yes, replace it
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}

const columns: readonly Column<GivenDonation>[] = [
  {
    id: 'receipt',
    head: 'Receipt',
    whole: true,
    cell: ({ donationId, number, receiptKey }) => (
      <TextLink plain href={privateLink(`/donate/thank-you?donation=${donationId}`, 'receipt', receiptKey)}>
        {number}
      </TextLink>
    ),
  },
  { id: 'paid', head: 'Received', whole: true, cell: ({ paidAt }) => <DateText value={paidAt} /> },
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
    cell: ({ amount, fee, refunded }) => (
      <>
        <Money pesewas={amount} />
        {fee > 0 && <Text muted>{formatMoney(fee)} for the payment fee</Text>}
        {refunded > 0 && <Text muted>{formatMoney(refunded)} refunded</Text>}
      </>
    ),
  },
];
