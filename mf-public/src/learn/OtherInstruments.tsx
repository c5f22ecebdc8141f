import { Link } from '@school/shared';
import { Tile } from '@school/shared/art';
import { font, media, space } from '@school/shared/theme';
import { Section, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { instrumentNames } from '../content/instrumentNames';
import { useCourse } from './useCourse';

export function OtherInstruments() {
  const { id: current } = useCourse();
  return (
    <Section aria-labelledby="others-title">
      <Title as="h2" id="others-title">
        The other five
      </Title>
      <Row>
        {instrumentNames
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => (
            <li key={id}>
              <Link to={`/learn/${id}`}>
                <Tile of={id} id={`other-${id}`} />
                <span>{name}</span>
              </Link>
            </li>
          ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.s5} ${space.s4};
  margin-top: ${space.s6};
  a {
    display: block;
    text-decoration: none;
  }
  a:hover > :last-child {
    text-decoration: underline;
  }
  a > :last-child {
    display: flex;
    align-items: center;
    min-height: 52px;
    font: 700 1.375rem/1 ${font.display};
    font-stretch: 80%;
  }
  ${media.phone} {
    /* Two and three: five leave no gap at the end. */
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space.s2} ${space.s4};
    > li {
      grid-column: span 2;
    }
    > li:nth-child(-n + 2) {
      grid-column: span 3;
    }
    a > :last-child {
      min-height: 44px;
      font-size: 1.125rem;
    }
  }
`;
