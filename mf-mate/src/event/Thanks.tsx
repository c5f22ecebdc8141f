import { BackRow } from '../frame/BackRow';
import { Sponsors } from './Sponsors';

/** Who makes the evening possible, and the way back to the school. */
export function Thanks() {
  return (
    <BackRow>
      <Sponsors />
    </BackRow>
  );
}
