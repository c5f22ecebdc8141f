import { color, measure, space } from '@school/shared/theme';
import { Grid, Stack } from '@school/shared/ui';
import styled from 'styled-components';
import { Chapter, Part } from './Part';

export function Scales() {
  return (
    <Chapter title="Space and measure" ground="card">
      <Grid columns={2} phone={1} gap="s12">
        <Part title="Space">
          <Bars of={space} />
        </Part>
        <Part title="Measure">
          <Bars of={measure} />
        </Part>
      </Grid>
    </Chapter>
  );
}

function Bars({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <Stack as="ul" gap="s1">
      {Object.entries(of).map(([name, width]) => (
        <Row key={name}>
          <span>{name}</span>
          <i style={{ width }} />
        </Row>
      ))}
    </Stack>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  overflow: hidden;
  i {
    height: 16px;
    max-width: 100%;
    background: ${color.accent};
  }
`;
