import { HowToEnter } from './HowToEnter';
import { usePanel } from '../panel/panel';
import { RegisterPanel } from './RegisterPanel';

/** Shows how to enter, or the panel of the address. */
export function RegisterPage() {
  const panel = usePanel();
  return panel ? <RegisterPanel panel={panel} /> : <HowToEnter />;
}
