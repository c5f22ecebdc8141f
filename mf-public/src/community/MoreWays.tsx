import { Card, CardLink, Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import { space } from '@school/shared/theme';
import styled from 'styled-components';
import { moreWays } from '../content/moreWays';

export function MoreWays() {
  return (
    <Section aria-labelledby="more-title">
      <SplitHead id="more-title" size={2} title="Other ways to be part of it" />
      <Grid as="ul" columns={4} tablet={2} gap="s6">
        {moreWays.map(({ to, title, text }) => (
          <Card as="li" key={to} bar>
            <Title size={3}>
              <CardLink to={to}>{title}</CardLink>
            </Title>
            <Copy>{text}</Copy>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const Copy = styled(Text)`
  margin-top: ${space.s3};
`;
