import { color, line, space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { benefits } from '../content/community';

export function Benefits() {
  return (
    <Section id="benefits" ground="rose" aria-labelledby="benefits-title">
      <SplitHead
        id="benefits-title"
        size={2}
        title="What members get"
        lead="Membership is free. This is what you get."
      />
      <Grid as="ul" columns={4} tablet={2} gap="s8">
        {benefits.map(({ title, text }) => (
          <Item key={title}>
            <Title size={4}>{title}</Title>
            <Text>{text}</Text>
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  padding-top: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
`;
