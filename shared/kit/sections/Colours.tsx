import { color, PALETTE, type Pigment } from '@school/shared/theme';
import { Grid } from '@school/shared/ui';
import styled from 'styled-components';
import { Chapter, Part } from './Part';

const ROLES = [
  'ground',
  'field',
  'quiet',
  'strong',
  'text',
  'muted',
  'accent',
  'line',
  'focus',
  'error',
  'errorGround',
] as const;
const PIGMENTS = (Object.keys(PALETTE) as Pigment[]).filter(
  (name) => name in color && name !== 'error' && name !== 'errorGround',
);

export function Colours() {
  return (
    <Chapter title="Colour">
      <Part title="By their job: they follow the ground and the scheme">
        <Swatches names={ROLES} />
      </Part>
      <Part title="Pigments: they stay the same">
        <Swatches names={PIGMENTS as readonly (keyof typeof color)[]} />
      </Part>
    </Chapter>
  );
}

function Swatches({ names }: { names: readonly (keyof typeof color)[] }) {
  return (
    <Grid as="ul" columns={8} tablet={5} phone={3} gap="s4">
      {names.map((name) => (
        <li key={name}>
          <Swatch style={{ background: color[name] }} />
          {name}
        </li>
      ))}
    </Grid>
  );
}

const Swatch = styled.div`
  height: 64px;
  border: 1px solid ${color.rule};
`;
