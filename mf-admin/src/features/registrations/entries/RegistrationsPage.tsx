import { Entries } from './Entries';
import { RegistrationsFrame } from '../frame/RegistrationsFrame';

export function RegistrationsPage() {
  return (
    <RegistrationsFrame page="entries">
      <Entries />
    </RegistrationsFrame>
  );
}
