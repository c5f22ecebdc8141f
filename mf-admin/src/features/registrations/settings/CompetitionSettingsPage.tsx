import { RegistrationsFrame } from '../RegistrationsFrame';
import { Settings } from './Settings';

export function CompetitionSettingsPage() {
  return (
    <RegistrationsFrame page="settings">
      <Settings />
    </RegistrationsFrame>
  );
}
