import { Honeypot, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

export function CompetitorStep() {
  const { school } = useEntering();
  const { field, form } = school;
  return (
    <>
      <TextField label="The competitor’s name" autoComplete="off" {...field('competitor.name')} />
      <TextField
        label="Email"
        help="We write to this address. For a child, use a parent’s."
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('competitor.email')}
      />
      <TextField
        label="Phone"
        help="The mobile money number, if you pay that way."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('competitor.phone')}
      />
      <Honeypot {...form.register('leaveEmpty')} />
    </>
  );
}
