import { StoreProvider } from '@school/shared/api';
import { ChangedEntry } from './ChangedEntry';
import { NewEntry } from './NewEntry';
import type { WizardProps } from './wizardProps';

/** Entering, step by step: a new entry, or one that was returned for changes. */
export function Wizard({ change, ...rest }: WizardProps) {
  return (
    <StoreProvider>
      {change === undefined ? <NewEntry {...rest} /> : <ChangedEntry change={change} {...rest} />}
    </StoreProvider>
  );
}
