import { Loom } from '@school/shared/art';
import { space, type as voice } from '@school/shared/theme';
import { Display, Grid, Section, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { pathOf, type Appeal } from '../content/appeals';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { RaisedOf } from '../ui/RaisedOf';

/** The two others of the same kind. */
export function OtherAppeals({ appeals }: { readonly appeals: readonly Appeal[] }) {
  return (
    <Section ground="sand" aria-labelledby="others">
      <Display size={2} id="others">
        Two more cloths on the loom
      </Display>
      <Spaced>
        <Grid columns={2} phone={1} tablet={1} gap="s16">
          {appeals.map((appeal) => (
            <Other key={appeal.url} appeal={appeal} />
          ))}
        </Grid>
      </Spaced>
    </Section>
  );
}

function Other({ appeal }: { readonly appeal: Appeal }) {
  const figures = useFigures(appeal.url);
  return (
    <div>
      <Title size={3}>{appeal.name}</Title>
      <Loom size="small" layout="both" share={shareOf(figures)} />
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
    </div>
  );
}

const Spaced = styled.div`
  margin-top: ${space.s10};
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space.s4};
  ${voice.numeric}
`;
