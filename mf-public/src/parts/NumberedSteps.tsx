import { color, font, line, size, space } from '@school/shared/theme';
import { Grid, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Numbered steps, each under a bar line. */
export function NumberedSteps({ steps }: Props) {
  return (
    <Grid as="ol" columns={steps.length} tablet={steps.length % 2 === 0 ? 2 : steps.length} gap="s8">
      {steps.map(({ title, text }, at) => (
        <Step key={title}>
          <span aria-hidden="true">{at + 1}</span>
          <Title size={4}>{title}</Title>
          <Text>{text}</Text>
        </Step>
      ))}
    </Grid>
  );
}

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  padding-top: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
  > span {
    font: 800 ${size.t2} / 0.9 ${font.display};
    font-stretch: 75%;
    color: ${color.accent};
  }
`;
