import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { Publications } from './Publications';

export function PublicationsPage() {
  return (
    <RegistrationsFrame page="publications">
      <Publications />
    </RegistrationsFrame>
  );
}
