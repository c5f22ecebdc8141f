import { EmailField, Honeypot, PhoneField, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

export function CompetitorStep() {
  const { school } = useEntering();
  const { field, form } = school;
  return (
    <>
      <TextField label="The competitor’s name" autoComplete="off" {...field('competitor.name')} />
      <EmailField
        help="We write to this address. For a child, use a parent’s."
        {...field('competitor.email')}
      />
      <PhoneField help="The mobile money number, if you pay that way." {...field('competitor.phone')} />
      <Honeypot {...form.register('leaveEmpty')} />
    </>
  );
}
