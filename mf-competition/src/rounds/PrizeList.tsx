import { media, space } from '@school/shared/theme';
import { Display, Money, Section, Table, type Column } from '@school/shared/ui';
import styled from 'styled-components';
import { prizes, type PrizeTexts } from '../content/prizes';
import { PrizeBars } from './PrizeBars';

const columns: readonly Column<PrizeTexts>[] = [
  { id: 'name', head: 'Prize', cell: ({ name }) => <Name>{name}</Name>, bare: true },
  { id: 'money', head: 'Prize money', cell: ({ pesewas }) => <Money pesewas={pesewas} /> },
  { id: 'also', head: 'Comes with', cell: ({ also }) => also },
];

const byAmount = [...prizes].sort((a, b) => b.pesewas - a.pesewas);

/** The prizes as a podium and as text. */
export function PrizeList() {
  return (
    <Section ground="wine" room="none" aria-labelledby="prize-list">
      <Halves>
        <div>
          <Display id="prize-list" size={2}>
            In every band
          </Display>
          <Table caption="Prizes of every band" columns={columns} rows={byAmount} rowKey={({ id }) => id} />
        </div>
        <PrizeBars />
      </Halves>
    </Section>
  );
}

const Name = styled.b`
  white-space: nowrap;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s10} ${space.split};
  > div {
    padding-block: ${space.section};
  }
  h2 {
    margin-bottom: ${space.s8};
  }
  > ul {
    align-items: end;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      padding-bottom: 0;
    }
  }
`;
