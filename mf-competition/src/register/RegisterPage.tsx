import { HowToEnter } from './HowToEnter';
import { usePanel } from '../panel/panel';
import { RegisterPanel } from './RegisterPanel';

/** How to enter. What the address asks for besides, such as a step of an entry, stands in its place. */
export function RegisterPage() {
  const panel = usePanel();
  return panel ? <RegisterPanel panel={panel} /> : <HowToEnter />;
}
