import { school } from '@school/shared/site';
import { space } from '@school/shared/theme';
import { Grid, Section, SplitHead, Stack, Subtitle, Text } from '@school/shared/ui';
import { office, type Paper } from '../content/entry';

/** How competitors are informed before the site is. */
export function HowYouHear({ ways }: { readonly ways: readonly Paper[] }) {
  return (
    <Section>
      <SplitHead title="We tell you first" stacked lead="You hear from us before we publish anything." />
      <Grid columns={3} tablet={3} gap="s8" as="ul">
        {ways.map(({ name, text }) => (
          <Stack as="li" gap="s2" key={name}>
            <Subtitle>{name}</Subtitle>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Grid>
      <Text style={{ marginTop: space.s10 }}>
        Have you heard nothing on the day? Write to <a href={`mailto:${school.email}`}>{school.email}</a>, or
        come by the office: {office.hours}.
      </Text>
    </Section>
  );
}
