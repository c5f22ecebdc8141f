import { EmailField, PhoneField, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

/** For competitors under age on the reference date. */
export function GuardianStep() {
  const { field } = useEntering().school;
  return (
    <>
      <TextField label="Name of the parent or guardian" autoComplete="name" {...field('guardian.name')} />
      <EmailField
        label="Their email"
        help="We send the link to agree to this address. It works for 14 days."
        {...field('guardian.email')}
      />
      <PhoneField label="Their phone" {...field('guardian.phone')} />
    </>
  );
}
