import { BeatBar } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { gifts } from '../content/gifts';

interface Props {
  readonly title?: string;
  readonly lead?: string;
}

/** What a donation supports. */
export function Gifts({
  title = 'What a gift becomes',
  lead = 'Whichever cloth you give to, it is woven from the same three threads.',
}: Props) {
  return (
    <Section ground="card">
      <SplitHead title={title} lead={lead} size={2} />
      <Grid as="ul" columns={3} tablet={1} gap="s10">
        {gifts.map((gift) => (
          <Gift key={gift.beats}>
            <BeatBar of={gift.beats} />
            <Title size={3}>{gift.title}</Title>
            <Text>{gift.text}</Text>
          </Gift>
        ))}
      </Grid>
    </Section>
  );
}

const Gift = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.s3};
`;
