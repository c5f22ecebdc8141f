import { StoreProvider } from '@school/shared/api';
import type { Panel } from '../panel/panel';
import { ChangedEntry } from './ChangedEntry';
import { NewEntry } from './NewEntry';

export type WizardProps = Omit<Extract<Panel, { kind: 'enter' }>, 'kind'>;

/** Entering, step by step: a new entry, or one that was returned for changes. */
export function Wizard({ change, ...rest }: WizardProps) {
  return (
    <StoreProvider>
      {change === undefined ? <NewEntry {...rest} /> : <ChangedEntry change={change} {...rest} />}
    </StoreProvider>
  );
}
