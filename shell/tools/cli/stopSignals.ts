import { constants } from 'node:os';
import { stopStarted } from '../../workspace/processes';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Stop = (signal: NodeJS.Signals) => void;

let stop: Stop = endWithStarted;
let stopping = false;

/**
 * From here on a signal ends this process in order, however often it comes: a terminal and npm may each send one, and a second
 * one would otherwise end it in the middle.
 */
export function listenForStop(): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop(signal);
    });
  }
}

/** What is done at a signal, in place of ending what was started and then this process. */
export function whenToldToStop(next: Stop): void {
  stop = next;
}

/** Whether a signal has come. */
export function isStopping(): boolean {
  return stopping;
}

function endWithStarted(signal: NodeJS.Signals): void {
  void stopStarted().then(() => process.exit(128 + constants.signals[signal]));
}
