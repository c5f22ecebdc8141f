import { school } from '@school/shared/site';
import { Grid, Section, SplitHead, Stack, Subtitle, Text } from '@school/shared/ui';
import type { ReactNode } from 'react';
import { office } from '../content/entry';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** The three ways to the office. */
export function Contact({ title, lead, id, children }: Props) {
  return (
    <Section ground="palm" id={id}>
      <SplitHead title={title} lead={lead} stacked />
      <Grid columns={3} tablet={3} gap="s8">
        <Stack gap="s2">
          <Subtitle>By email</Subtitle>
          <Text>
            <a href={`mailto:${school.email}?subject=Music%20Competition`}>{school.email}</a>
            <br />
            Send one email with the sheet and the documents as pictures or PDF. Put the competitor’s name in
            the subject.
          </Text>
        </Stack>
        <Stack gap="s2">
          <Subtitle>By post</Subtitle>
          <Text as="address" style={{ fontStyle: 'normal' }}>
            {office.address.map((part) => (
              <span key={part} style={{ display: 'block' }}>
                {part}
              </span>
            ))}
          </Text>
        </Stack>
        <Stack gap="s2">
          <Subtitle>At the office</Subtitle>
          <Text>
            {office.hours}
            <br />
            <a href={`tel:${school.phone}`}>{school.phoneLabel}</a>
            <br />
            Bring the documents, and we fill in the sheet together.
          </Text>
        </Stack>
      </Grid>
      {children}
    </Section>
  );
}
