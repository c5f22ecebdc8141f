import { formatMoney } from '@school/shared/format';
import { tributeText } from '@school/shared/schemas/donation';
import { school } from '@school/shared/site';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { DateText, Money, TextLink, Title } from '@school/shared/ui';
import { styled } from 'styled-components';
import type { DonationState } from '../api';
import { foundation } from '../content/foundation';
import { PrintedAlone } from '../parts/PrintedAlone';

type ReceiptData = NonNullable<DonationState['receipt']>;

/** The receipt, on the page and on paper. Only the receipt is printed. */
export function Receipt({ receipt }: { readonly receipt: ReceiptData }) {
  return (
    <Sheet data-ground="card" aria-labelledby="receipt">
      <PrintedAlone of="receipt" />
      <Head>
        <Title as="h2" size={3} id="receipt">
          Receipt
        </Title>
        <b>{receipt.number}</b>
      </Head>
      <dl>
        {rowsOf(receipt).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <From>
        {school.name}, {school.place}. {foundation.email}, {foundation.phoneLabel}
      </From>
      <Unprinted>
        <TextLink plain onClick={() => window.print()}>
          Print the receipt
        </TextLink>
      </Unprinted>
    </Sheet>
  );
}

const rowsOf = ({ amount, fee, refunded, tribute, ...receipt }: ReceiptData) => [
  { label: 'Amount', value: <Money pesewas={amount} /> },
  ...(fee > 0
    ? [
        { label: 'Gift', value: formatMoney(amount - fee) },
        { label: 'Payment fee', value: formatMoney(fee) },
      ]
    : []),
  ...(refunded > 0 ? [{ label: 'Refunded', value: formatMoney(refunded) }] : []),
  { label: 'For', value: receipt.project.name },
  ...(tribute ? [{ label: 'Given', value: tributeText(tribute) }] : []),
  ...(tribute?.recipientName ? [{ label: 'Card to', value: tribute.recipientName }] : []),
  { label: 'Received', value: <DateText value={receipt.paidAt} /> },
  { label: 'Paid by', value: receipt.method === 'card' ? 'Card' : 'Mobile money' },
  { label: 'From', value: receipt.anonymous ? `${receipt.name} (not named in public)` : receipt.name },
  { label: 'Sent to', value: receipt.email },
];

const Sheet = styled.section`
  align-self: stretch;
  max-width: 560px;
  padding: ${space.s6};
  border-top: ${line.bar} solid ${color.line};
  dl > div {
    display: grid;
    grid-template-columns: 6.5em minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  ${media.phone} {
    padding: ${space.s4};
    dl > div {
      grid-template-columns: 5em minmax(0, 1fr);
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
    ${voice.numeric}
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.s2} ${space.s6};
  margin-bottom: ${space.s4};
  b {
    ${voice.figure}
    font-size: 1.5rem;
  }
`;

const From = styled.p`
  padding-top: ${space.s3};
  border-top: ${line.hair} solid ${color.rule};
  color: ${color.muted};
  ${voice.small}
`;

const Unprinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
