import { school } from '@school/shared/site';
import { Button, Cluster, Stack, Text, TextLink } from '@school/shared/ui';

/** Says who to ask when no half hour is free, in place of the form. */
export function NoTimes() {
  return (
    <Stack gap="s6">
      <Text>
        No trial lessons are available right now. Register for lessons and tell us when you are free, or call
        us: we will find a time together.
      </Text>
      <Cluster gap="s6">
        <Button to="#register">Register</Button>
        <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
      </Cluster>
    </Stack>
  );
}
