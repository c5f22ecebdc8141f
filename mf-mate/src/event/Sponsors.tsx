import { Block } from '@school/shared/art';
import { color, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import { sponsors } from '../content/sponsors';

export function Sponsors() {
  return (
    <>
      <p>With the support of</p>
      <List>
        {sponsors.map(({ name, motif }) => (
          <li key={name}>
            <Block motif={motif} colours="sponsor" />
            {name}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s12};
  li {
    display: flex;
    align-items: center;
    gap: ${space.s3};
    ${voice.subtitle}
    font-size: 1.125rem;
    color: ${color.text};
  }
  li > span {
    flex: none;
    width: 34px;
  }
`;
