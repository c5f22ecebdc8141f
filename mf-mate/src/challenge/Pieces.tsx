import { Tile } from '@school/shared/art';
import { color, space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { pieces } from '../content/challengeTerms';

export function Pieces() {
  return (
    <Section ground="night2" aria-labelledby="pieces">
      <SplitHead
        id="pieces"
        size={2}
        title="Choose one piece"
        lead="You can listen to any recording. Live music is best: at your school, your church or a lesson."
      />
      <Grid as="ul" columns={3} tablet={3} gap="s6">
        {pieces.map(({ title, by, instrument, length }) => (
          <Piece key={title}>
            <Tile of={instrument} shape="wide" />
            <Title size={3}>{title}</Title>
            <Text>{by}</Text>
            <Text muted size="small">
              {length}
            </Text>
          </Piece>
        ))}
      </Grid>
    </Section>
  );
}

const Piece = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.s2};
  color: ${color.text};
  > span {
    margin-bottom: ${space.s2};
  }
`;
