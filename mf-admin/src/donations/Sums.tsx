import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, space } from '@school/shared/theme';
import { Money, Skeleton } from '@school/shared/ui';
import { NARROW } from '../frame/narrow';

interface Props {
  /** Of all donations that fit, on whatever page; amounts in pesewas. */
  readonly sums:
    | { readonly count: number; readonly paid: number; readonly refunded: number; readonly net: number }
    | undefined;
}

/** What the donations of the list come to. */
export function Sums({ sums }: Props) {
  return (
    <Row aria-label="Sums" aria-busy={!sums}>
      <Sum name="Paid donations" value={sums?.count.toLocaleString('en-GB')} />
      <Sum name="Paid" value={sums && <Money pesewas={sums.paid} />} />
      <Sum name="Refunded" value={sums && <Money pesewas={sums.refunded} />} />
      <Sum name="Net" value={sums && <Money pesewas={sums.net} />} />
    </Row>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <li>
      <p>{name}</p>
      <b>{value ?? <Skeleton width="5ch" height="1em" />}</b>
    </li>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
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
