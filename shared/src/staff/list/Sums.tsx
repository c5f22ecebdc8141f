import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, size, space } from '../../theme';
import { Money, Skeleton } from '../../ui';
import { NARROW } from '../page/narrow';
import { LoadFailed } from '../ui/LoadFailed';

export interface SumsProps {
  /** Names, and values once they are loaded. */
  readonly sums: readonly (readonly [string, ReactNode])[];
  /** Of a query of their own, whose failure they report. */
  readonly result?: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Says what is counted, if not all that the rows show. */
  readonly note?: string | undefined;
}

/** The sums over all rows that match, on every page. */
export function Sums({ sums, result, note }: SumsProps) {
  if (result?.error) return <LoadFailed title="The totals could not be loaded" result={result} level={2} />;
  return (
    <>
      <Row
        aria-label="Totals"
        aria-busy={sums.some(([, value]) => value === undefined)}
        $number={sums.length}
      >
        {sums.map(([name, value]) => (
          <Sum key={name} name={name} value={value} />
        ))}
      </Row>
      {note && <Note>{note}</Note>}
    </>
  );
}

/** The note of sums of money within a period. */
export const ofTheseDays = ({ from, to }: Readonly<Record<string, string>>): string | undefined =>
  from || to ? 'Payments and refunds in this period. A refund counts on the day it is sent.' : undefined;

/** An amount as a sum. @param pesewas undefined while it loads */
export const moneySum = (pesewas: number | undefined): ReactNode =>
  pesewas === undefined ? undefined : <Money pesewas={pesewas} />;

function Sum({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <li>
      <p>{name}</p>
      <b>{value ?? <Skeleton width="5ch" height="1em" />}</b>
    </li>
  );
}

const Note = styled.p`
  padding: ${space.s2} ${space.s6};
  border-bottom: 1px solid ${color.rule};
  font-size: ${size.small};
  color: ${color.muted};
  ${NARROW} {
    padding-inline: ${space.s4};
  }
`;

const Row = styled.ul<{ $number: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $number }) => $number}, minmax(0, 1fr));
  border-bottom: 1px solid ${color.rule};
  > li {
    padding: 14px ${space.s5} 14px ${space.s6};
    border-left: 1px solid ${color.rule};
  }
  > li:first-child {
    border-left: 0;
  }
  p {
    font-weight: 600;
  }
  b {
    display: block;
    margin-top: 3px;
    font: 800 1.75rem/1 ${font.display};
    font-stretch: 76%;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  ${NARROW} {
    > li {
      padding: ${space.s3} ${space.s4};
    }
    b {
      font-size: 1.375rem;
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-child(odd) {
      border-left: 0;
    }
    > li:nth-child(n + 3) {
      border-top: 1px solid ${color.rule};
    }
  }
`;
