import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { command } from '../cli/command';
import { onStopSignal } from '../cli/stopSignals';
import { scratchWorkspace } from '../bench/scratchWorkspace';
import { Refusal } from '../../workspace/refusal';
import { WORKSPACE } from '../../workspace/workspace';
import { mutantOf, type AcceptedSurvivor, type Mutant } from './mutant';
import { mutationsOf } from './mutationsOf';
import { readOptions } from './options';
import { GOAL, outcomeText, summaryOf, type Outcome } from './report';
import { NEVER_MUTATED, ROOMS, type Room } from './rooms';
import { sampleOf } from './sample';
import { passes, passesWith } from './runTests';

// npm run mutate: breaks one line after the other in a copy of the workspace, and reports what no test notices.
await command(async () => {
  const { rooms, ...amount } = readOptions(process.argv.slice(2), Object.keys(ROOMS));
  const chosen = sampleOf(
    rooms.map((name) => mutantsOf(name)),
    amount,
  ).filter(({ length }) => length > 0);
  const { root, remove } = await scratchWorkspace();
  onStopSignal((signal) => void remove().finally(() => process.exit(128 + constants.signals[signal])));
  try {
    const outcomes: Outcome[] = [];
    for (const mutants of chosen) outcomes.push(...(await tryOut(root, mutants)));
    const { text, isGood } = summaryOf(outcomes, readAccepted());
    console.log(`\n${text}`);
    if (!isGood)
      throw new Refusal(`At least ${GOAL} % have to be noticed. Add tests, or reasons to survivors.json`);
  } finally {
    await remove();
  }
});

/** Runs the tests of a room with one mutant after the other; first without any, since broken tests notice everything. */
async function tryOut(root: string, mutants: readonly Mutant[]): Promise<Outcome[]> {
  const name = mutants[0]?.room ?? '';
  const { tests } = roomCalled(name);
  console.log(`\n${name}: ${mutants.length} mutations`);
  if (!(await passes(root, tests, { isShown: true })))
    throw new Refusal(`The tests of ${name} fail without any mutation`);
  const outcomes: Outcome[] = [];
  for (const mutant of mutants) {
    const outcome = { mutant, isNoticed: !(await passesWith(root, mutant, tests)) };
    console.log(outcomeText(outcome));
    outcomes.push(outcome);
  }
  return outcomes;
}

function mutantsOf(name: string): readonly Mutant[] {
  const files = globSync([...roomCalled(name).files], { cwd: WORKSPACE, ignore: NEVER_MUTATED }).toSorted();
  return files.flatMap((file) => {
    const code = readFileSync(join(WORKSPACE, file), 'utf8');
    return mutationsOf(file, code).map((mutation) => mutantOf(name, file, code, mutation));
  });
}

function roomCalled(name: string): Room {
  const room = ROOMS[name];
  if (!room) throw new Refusal(`There is no room "${name}"`);
  return room;
}

function readAccepted(): readonly AcceptedSurvivor[] {
  const text = readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8');
  return JSON.parse(text) as AcceptedSurvivor[];
}
