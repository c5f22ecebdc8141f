import { Strip } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Cluster, Stack, Text, TextLink, Title } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Stands in the form's place once it was sent, and takes focus so that it is heard. */
export function Joined({ onAnother }: { readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="s5">
      <Band id="joined" rhythm="gahu" />
      <Title as="h3" size={2} ref={heading} tabIndex={-1}>
        You are counted in.
      </Title>
      <Text>
        Welcome to the community. Your next letter comes with the dates of the coming recitals. Until then,
        the season stands on the page of projects and events.
      </Text>
      <Cluster gap="s6">
        <TextLink to="/projects#coming">See what is coming</TextLink>
        <TextLink onClick={onAnother}>Add somebody else</TextLink>
      </Cluster>
    </Stack>
  );
}

const Band = styled(Strip)`
  margin-bottom: ${space.s3};
`;
