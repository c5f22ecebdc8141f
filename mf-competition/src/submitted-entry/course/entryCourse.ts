import type { CompetitionEntryStateName } from '../../api';

type StepState = 'done' | 'here' | 'ahead';

const steps = ['Sent', 'Accepted', 'Round 2', 'Final', 'Placed'] as const;

const reached: Readonly<Record<CompetitionEntryStateName, number | undefined>> = {
  submitted: 0,
  returned: 0,
  accepted: 1,
  round2: 2,
  final: 3,
  placed: 4,
  out: undefined,
  withdrawn: undefined,
};

export interface CourseStep {
  readonly name: string;
  readonly state: StepState;
}

/** Returns the progress of an entry, empty for one that has left the competition. */
export function entryCourse(state: CompetitionEntryStateName): CourseStep[] {
  const here = reached[state];
  if (here === undefined) return [];
  return steps.map((name, at) => ({ name, state: at < here ? 'done' : at === here ? 'here' : 'ahead' }));
}
