import { createContext, useContext } from 'react';
import type { Steps } from './useSteps';

export const StepsContext = createContext<Steps | null>(null);

/** Returns the steps of the entry that is being filled in. */
export function useStepsOfEntry(): Steps {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('There are no steps here');
  return steps;
}
