import { Tile } from '@school/shared/art';
import { media, motion, space } from '@school/shared/theme';
import { Card, CardBody, CardLink, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { instrumentNames } from '../content/instrumentNames';
import type { CourseLine } from '../content/offers';
import { Tags } from './Tags';

export function CourseList({ courses }: { readonly courses: readonly CourseLine[] }) {
  return (
    <List>
      {instrumentNames
        .flatMap(({ id, name }) =>
          courses.filter((course) => course.id === id).map((course) => ({ ...course, name })),
        )
        .map(({ id, name, line, offer }) => (
          <Card as="li" key={id} flush>
            <Picture>
              <Tile of={id} id={`course-${id}`} shape="wide" />
            </Picture>
            <CardBody>
              <Title size={3}>
                <CardLink to={`/learn/${id}`}>{name}</CardLink>
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
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
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
`;
