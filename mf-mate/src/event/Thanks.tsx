import { BackRow } from '../frame/BackRow';
import { Sponsors } from './Sponsors';

/** The sponsors, and a link to the school. */
export function Thanks() {
  return (
    <BackRow>
      <Sponsors />
    </BackRow>
  );
}
