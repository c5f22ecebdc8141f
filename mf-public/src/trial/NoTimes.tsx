import { school } from '@school/shared/site';
import { OTHER_TIME } from './afterBooking';
import { Button, Cluster, Stack, Text, TextLink } from '@school/shared/ui';

/** Says who to ask when no half hour is free, in place of the form. */
export function NoTimes() {
  return (
    <Stack gap="s6">
      <Text>
        No trial lessons are available right now. Tell us which days and hours suit you: we will find a time
        and write to you within two working days.
      </Text>
      <Cluster gap="s6">
        <Button to={OTHER_TIME}>Ask for another time</Button>
        <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
      </Cluster>
    </Stack>
  );
}
