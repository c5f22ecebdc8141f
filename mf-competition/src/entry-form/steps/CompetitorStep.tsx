import { Honeypot, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

export function CompetitorStep() {
  const { school } = useEntering();
  const { field, form } = school;
  return (
    <>
      <TextField label="Name of who plays" autoComplete="off" {...field('competitor.name')} />
      <TextField
        label="E-mail"
        help="Where we write to. For a child, a parent’s will do."
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('competitor.email')}
      />
      <TextField
        label="Phone"
        help="The number that mobile money is on, if you pay by it."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('competitor.phone')}
      />
      <Honeypot {...form.register('leaveEmpty')} />
    </>
  );
}
