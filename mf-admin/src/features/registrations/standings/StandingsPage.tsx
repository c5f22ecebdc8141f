import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { Standings } from './Standings';

export function StandingsPage() {
  return (
    <RegistrationsFrame page="standings">
      <Standings />
    </RegistrationsFrame>
  );
}
