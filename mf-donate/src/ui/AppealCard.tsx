import { Loom } from '@school/shared/art';
import { space, type as voice } from '@school/shared/theme';
import { Card, CardBody, Text, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { AppealPicture } from '../appeal/AppealPicture';
import { pathOf, type Appeal } from '../content/appeals';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { RaisedOf } from './RaisedOf';

/** A project or an asset in a grid. */
export function AppealCard({ appeal }: { readonly appeal: Appeal }) {
  const figures = useFigures(appeal.url);
  return (
    <Card as="li" flush ground="paper">
      <AppealPicture appeal={appeal} decorative />
      <CardBody>
        <Title size={3}>{appeal.name}</Title>
        <Text>{appeal.summary}</Text>
        <Foot>
          <Loom size="small" share={shareOf(figures)} />
          <Row>
            <span>
              <RaisedOf figures={figures} />
            </span>
            <TextLink to={pathOf(appeal)}>
              <span>
                Read more<VisuallyHidden> about {appeal.name}</VisuallyHidden>
              </span>
            </TextLink>
          </Row>
        </Foot>
      </CardBody>
    </Card>
  );
}

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${space.s4};
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space.s4};
  ${voice.numeric}
`;
