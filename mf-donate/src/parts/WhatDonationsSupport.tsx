import { BeatBar } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { supports } from '../content/donating';

/** What a donation supports (specification section 2). */
export function WhatDonationsSupport() {
  return (
    <Section ground="card">
      <SplitHead
        title="What a donation becomes"
        lead="Your donation goes to the project that you choose. Each project serves these three aims."
        size={2}
      />
      <Grid as="ul" columns={3} tablet={3} gap="s10">
        {supports.map(({ beats, title, text }) => (
          <Support key={beats}>
            <BeatBar of={beats} />
            <Title size={3}>{title}</Title>
            <Text>{text}</Text>
          </Support>
        ))}
      </Grid>
    </Section>
  );
}

const Support = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.s3};
`;
