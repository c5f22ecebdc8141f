import { Prize } from '../art/Prize';
import { space, type } from '@school/shared/theme';
import { Money } from '@school/shared/ui';
import styled from 'styled-components';
import { prizes } from '../content/prizes';

/** The podium: two, five and three rows of cloth. */
export function PrizeBars() {
  return (
    <Bars>
      {prizes.map(({ id, name, pesewas, ground }) => (
        <li key={id} data-ground={ground}>
          <Prize of={id} id={`prize-${id}`} />
          <div>
            <b>
              <Money pesewas={pesewas} />
            </b>
            <span>{name}</span>
          </div>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  li {
    container-type: inline-size;
  }
  li > div {
    padding: ${space.s5} clamp(10px, 1.6vw, ${space.s6}) 28px;
  }
  b {
    display: block;
    ${type.display}
    font-size: 2rem;
    font-size: min(17cqi, 2.75rem);
    line-height: 0.95;
  }
  li > div > span {
    display: block;
    margin-top: ${space.s1};
    font-weight: 600;
    line-height: 1.25;
  }
`;
