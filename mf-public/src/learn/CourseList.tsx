import { Tile } from '@school/shared/art';
import { media, motion, space } from '@school/shared/theme';
import { Card, CardBody, CardLink, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { instrumentNames, type InstrumentId } from '../content/instrumentNames';
import { courses } from '../content/offers';
import { queryOf, type Filters } from './filters';
import { Tags } from './Tags';

const nameOf = (id: InstrumentId) => instrumentNames.find((instrument) => instrument.id === id)?.name;

interface Props {
  readonly shown: readonly InstrumentId[];
  /** The links to instruments pass these on, and the forms there preselect them. */
  readonly filters: Filters;
}

/** Hides instruments that do not match instead of removing them, so that no drawing is made twice. */
export function CourseList({ shown, filters }: Props) {
  return (
    <List hidden={shown.length === 0}>
      {courses.map(({ id, line, offer }) => (
        <Card as="li" key={id} flush hidden={!shown.includes(id)}>
          <Picture>
            <Tile of={id} id={`course-${id}`} shape="wide" />
          </Picture>
          <CardBody>
            <Title size={3}>
              <CardLink to={`/learn/${id}${queryOf(filters)}`}>{nameOf(id)}</CardLink>
            </Title>
            <Text>{line}</Text>
            <Tags offer={offer} />
          </CardBody>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s6};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Rows on phones: all six are seen in two screens. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
    > li {
      flex-direction: row;
    }
  }
`;

const Picture = styled.div`
  overflow: hidden;
  > * {
    transition: transform calc(${motion.beat} * 2.5) ${motion.ease};
  }
  li:hover > & > * {
    transform: scale(1.03);
  }
  ${media.phone} {
    flex: 0 0 30%;
    > * {
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;
