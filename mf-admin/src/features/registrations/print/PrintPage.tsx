import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { Print } from './Print';

export function PrintPage() {
  return (
    <RegistrationsFrame page="print">
      <Print />
    </RegistrationsFrame>
  );
}
