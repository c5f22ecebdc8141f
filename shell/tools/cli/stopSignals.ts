import { constants } from 'node:os';
import { stopStarted } from '../../workspace/processes';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Stop = (signal: NodeJS.Signals) => void;

let stop: Stop = endWithStarted;
let stopping = false;

/**
 * Makes signals end this process in order, even when they are repeated: a terminal and npm may each send one, and a
 * second one would otherwise interrupt the shutdown.
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

/** Replaces the default shutdown, which ends started processes and then this one. */
export function onStopSignal(next: Stop): void {
  stop = next;
}

/** Returns whether a signal was received. */
export function isStopping(): boolean {
  return stopping;
}

function endWithStarted(signal: NodeJS.Signals): void {
  void stopStarted().then(() => process.exit(128 + constants.signals[signal]));
}
