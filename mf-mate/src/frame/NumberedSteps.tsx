import { BeatBar, type BeatSet } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Grid, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

const bars: readonly BeatSet[] = ['choose', 'gather', 'pay'];

/** Three numbered steps, each under a bar of beats. */
export function NumberedSteps({ items }: Props) {
  return (
    <Grid as="ol" columns={3} tablet={3} gap="s8">
      {items.map(({ title, text }, at) => (
        <Step key={title}>
          <BeatBar of={bars[at % bars.length] ?? 'choose'} />
          <Title size={3}>{title}</Title>
          <Text>{text}</Text>
        </Step>
      ))}
    </Grid>
  );
}

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  > span {
    max-width: 240px;
  }
`;
