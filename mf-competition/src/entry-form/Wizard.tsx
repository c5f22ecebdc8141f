import { StoreProvider } from '@school/shared/api';
import { ChangedEntry } from './ChangedEntry';
import { NewEntry } from './NewEntry';
import type { WizardProps } from './wizardProps';

/** The entry form: a new entry, or a returned one. */
export function Wizard({ change, ...rest }: WizardProps) {
  return (
    <StoreProvider>
      {change === undefined ? <NewEntry {...rest} /> : <ChangedEntry change={change} {...rest} />}
    </StoreProvider>
  );
}
