import { Block } from '@school/shared/art';
import { color, media, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import { sponsors, type Sponsor } from '../content/sponsors';

interface Props {
  readonly list?: readonly Sponsor[];
}

/** The sponsors of the evening; nothing until there are some. */
export function Sponsors({ list = sponsors }: Props) {
  if (list.length === 0) return null;
  return (
    <>
      <p>With the support of</p>
      <List>
        {list.map(({ name, motif }) => (
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
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: start;
  gap: ${space.s3} clamp(${space.s6}, 3vw, ${space.s12});
  ${media.phone} {
    grid-template-columns: repeat(2, auto);
  }
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
