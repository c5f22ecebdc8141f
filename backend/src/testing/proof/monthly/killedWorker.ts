import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { MonthlyAnswer, MonthlyStep } from './monthlyProcess';

/** Creates a process that does steps, and is killed in the middle of some. @param file its bundle */
export function createWorker(file: string, args: readonly string[]) {
  let child: ChildProcess | undefined;
  let cut = 0;

  const start = async (): Promise<ChildProcess> => {
    const started = fork(file, args, { execArgv: [] });
    const [answer] = (await once(started, 'message')) as [MonthlyAnswer];
    if (answer !== 'ready') throw new Error('The process began with something else');
    return started;
  };
  const kill = async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = undefined;
  };

  return {
    /** How many steps were cut off. */
    cut: () => cut,
    /**
     * Does a step, and again what a kill has cut off, as a page repeats a press without an answer.
     * @param killMs when it is killed; 0 for never
     */
    run: async (
      step: MonthlyStep,
      killMs: number,
      onPressed: (giftId: string) => void = () => undefined,
    ): Promise<void> => {
      const presses = new Set(step.presses);
      for (let isFirst = true; ; isFirst = false) {
        child ??= await start();
        const done = finished(child, (giftId) => {
          presses.delete(giftId);
          onPressed(giftId);
        });
        child.send({ at: step.at, presses: [...presses] } satisfies MonthlyStep);
        if (!isFirst || killMs === 0) return done;
        const isDone = await Promise.race([done.then(() => true), wait(killMs, false)]);
        done.catch(() => undefined);
        if (!isDone) cut += 1;
        await kill();
        if (isDone) return;
      }
    },
    stop: kill,
  };
}

/** Waits until a step is done. @throws Error when the process ends before */
function finished(child: ChildProcess, onPressed: (giftId: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The process of the proof has ended'));
    const onMessage = (answer: MonthlyAnswer) => {
      if (typeof answer === 'object') return onPressed(answer.pressed);
      child.off('exit', onExit).off('message', onMessage);
      resolve();
    };
    child.on('message', onMessage).once('exit', onExit);
  });
}
