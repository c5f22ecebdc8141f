import { island, usePage } from '@school/shared';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Money, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { eventTitle } from '../content/heads';
import { lowestPriceOf } from '../sale/saleFacts';
import { useSale } from '../sale/SaleProvider';

// Only the price changes while the page is open.
const WhenAndWhere = island('WhenAndWhere', () => import('./WhenAndWhere').then((m) => m.WhenAndWhere), {
  when: 'never',
});

/** Date, place and lowest price. */
export function EventFacts() {
  const sale = useSale();
  usePage({ title: eventTitle(sale) });
  return (
    <Band aria-label="When and where">
      <List>
        <WhenAndWhere />
        <dl>
          <div>
            <dt>Tickets from</dt>
            <dd>
              <Money pesewas={lowestPriceOf(sale)} />
            </dd>
          </div>
        </dl>
      </List>
    </Band>
  );
}

const Band = styled.section`
  border-bottom: ${line.hair} solid ${color.rule};
`;

const List = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: ${space.s6} ${space.s10};
  padding-block: 30px 34px;
  > div,
  dl {
    display: contents;
  }
  dt {
    color: ${color.rose};
    font-weight: 600;
  }
  dd {
    margin-top: 6px;
    ${voice.figure}
    font-size: clamp(1.625rem, 2.7vw, 2.625rem);
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, auto));
    gap: 14px ${space.s5};
    padding-block: 18px 20px;
  }
`;
