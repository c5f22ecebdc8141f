import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { PaperEntry } from './PaperEntry';

export function PaperEntryPage() {
  return (
    <RegistrationsFrame page="paper">
      <PaperEntry />
    </RegistrationsFrame>
  );
}
