import { firstNumberWord } from '@school/shared/format';
import { Grid, Section, SplitHead, Stack, Subtitle, Text } from '@school/shared/ui';
import { papers } from '../content/entry';

export function Papers() {
  return (
    <Section ground="rose">
      <SplitHead
        title="Have these ready"
        stacked
        lead={`${firstNumberWord(papers.length)} things to have ready before you begin. Most of them are on your phone already.`}
      />
      <Grid columns={3} gap="s10" as="ul">
        {papers.map(({ name, text }) => (
          <Stack as="li" gap="s2" key={name}>
            <Subtitle>{name}</Subtitle>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
