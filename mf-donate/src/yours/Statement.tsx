import { saveFile } from '@school/shared/files';
import { formatDate, formatMoney } from '@school/shared/format';
import { school } from '@school/shared/site';
import { color, line, measure, media, space } from '@school/shared/theme';
import {
  Button,
  Cluster,
  FieldPair,
  FormActions,
  Money,
  Table,
  Text,
  TextField,
  TextLink,
  Title,
  type Column,
} from '@school/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { foundation } from '../content/foundation';
import { PrintedAlone } from '../parts/PrintedAlone';
import type { DonorStatement } from './api';

interface Days {
  readonly from?: string;
  readonly to?: string;
}

interface FormProps {
  readonly busy: boolean;
  readonly onShow: (days: Days) => void;
}

/** As the API says it. */
const wrongOrder = 'The last day is before the first';

/** Asks for a statement between two days. */
export function StatementForm({ busy, onShow }: FormProps) {
  const [isWrong, setWrong] = useState(false);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const filled = [...typed].filter((field): field is [string, string] => field[1] !== '');
    const days: Days = Object.fromEntries(filled);
    const isWrong = days.from !== undefined && days.to !== undefined && days.to < days.from;
    setWrong(isWrong);
    if (isWrong) event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus();
    else onShow(days);
  };
  return (
    <Form noValidate onSubmit={show} aria-label="A statement between two days">
      <FieldPair>
        <TextField type="date" name="from" label="First day" optional />
        <TextField type="date" name="to" label="Last day" optional error={isWrong ? wrongOrder : undefined} />
      </FieldPair>
      <FormActions>
        <Button type="submit" tone="line" busy={busy}>
          Show the statement
        </Button>
      </FormActions>
    </Form>
  );
}

type Row = DonorStatement['rows'][number];

const columns: readonly Column<Row>[] = [
  { id: 'day', head: 'Day', whole: true, cell: ({ at }) => formatDate(at) },
  { id: 'receipt', head: 'Receipt', whole: true, cell: ({ number }) => number },
  { id: 'for', head: 'For', cell: ({ project }) => project },
  { id: 'from', head: 'From', cell: ({ name }) => name },
  {
    id: 'received',
    head: 'Received',
    align: 'end',
    cell: ({ received, fee }) =>
      received !== null && (
        <>
          <Money pesewas={received} />
          {fee > 0 && <Text muted>{formatMoney(fee)} for the payment fee</Text>}
        </>
      ),
  },
  {
    id: 'refunded',
    head: 'Refunded',
    align: 'end',
    cell: ({ refunded }) => refunded !== null && <Money pesewas={refunded} />,
  },
];

/** What came in and went back between two days, on the page and on paper. */
export function Statement({ statement }: { readonly statement: DonorStatement }) {
  const { email, from, to, rows, csv, received, refunded, net } = statement;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [statement]);
  return (
    <Sheet data-ground="card" aria-labelledby="statement">
      <PrintedAlone of="statement" />
      <Title as="h3" size={3} id="statement" ref={heading} tabIndex={-1}>
        {`Statement${from ? ` from ${formatDate(from)}` : ''}${to ? ` to ${formatDate(to)}` : ''}`}
      </Title>
      <Text>Given with {email}</Text>
      <Table
        caption="Payments and refunds"
        columns={columns}
        rows={rows}
        rowKey={({ at, number, received: came }) => `${number} ${at} ${came}`}
        empty="Nothing was given in this time."
      />
      <Text>
        Received {formatMoney(received)}, refunded {formatMoney(refunded)}. <b>Total: {formatMoney(net)}</b>
      </Text>
      <Text muted>
        {school.name}, {school.place}. {foundation.email}, {foundation.phoneLabel}
      </Text>
      <Unprinted>
        <Cluster gap="s5">
          <TextLink plain onClick={() => window.print()}>
            Print the statement
          </TextLink>
          {rows.length > 0 && (
            <TextLink plain onClick={() => saveFile({ name: 'donations.csv', content: new Blob([csv]) })}>
              Save it as a table (CSV)
            </TextLink>
          )}
        </Cluster>
      </Unprinted>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
  max-width: ${measure.form};
`;

const Sheet = styled.section`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s6};
  border-top: ${line.bar} solid ${color.line};
  ${media.phone} {
    padding: ${space.s4};
  }
`;

const Unprinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
