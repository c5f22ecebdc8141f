import { Worker } from 'node:worker_threads';

/** A render module in its own thread, which can be terminated at any time. */
export interface RenderThread {
  /**
   * Calls a function of the module; returns `undefined` when it does not exist.
   * @throws Error with one line when the call fails, ends the thread, or exceeds its deadline
   */
  readonly call: (method: string, argument: unknown, deadlineMs: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The number under which the thread reports that the module is loaded. */
const LOADING = 0;
const MEMORY_MB = 1024;
const START = new URL('./threadStart.mjs', import.meta.url);

/** Starts a thread and loads a render module in it. @throws Error with one line when it cannot be loaded */
export async function openRenderThread(
  module: string,
  name: string,
  deadlineMs: number,
): Promise<RenderThread> {
  const worker = new Worker(START, {
    workerData: { module, name },
    // This process's options, such as a TypeScript loader, would only slow down the start.
    execArgv: [],
    // The code of a remote must not read this process's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let ended: Error | undefined;
  let lastId = LOADING;

  function end(error: Error): void {
    ended ??= error;
    for (const { fail } of waiting.values()) fail(ended);
    waiting.clear();
  }

  worker.on('message', ({ id, value, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.done(value);
    else call?.fail(new Error(inOneLine(error)));
  });
  worker.on('error', (error) => end(new Error(inOneLine(String(error?.message ?? error)))));
  worker.on('messageerror', (error) => end(new Error(inOneLine(error.message))));
  worker.on('exit', (code) => end(new Error(`it ended its process with exit code ${code}`)));

  function answer(id: number, limitMs: number): Promise<unknown> {
    return new Promise((done, fail) => {
      if (ended) return fail(ended);
      const onDeadline = () => end(new Error(`it was not done after ${limitMs / 1000} seconds`));
      const timer = setTimeout(onDeadline, limitMs);
      waiting.set(id, {
        done: (value) => (clearTimeout(timer), done(value)),
        fail: (error) => (clearTimeout(timer), fail(error)),
      });
    });
  }

  async function close(): Promise<void> {
    await worker.terminate();
  }

  try {
    await answer(LOADING, deadlineMs);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    call(method, argument, limitMs) {
      const id = ++lastId;
      const answered = answer(id, limitMs);
      // A thread is no window, and has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!ended) worker.postMessage({ id, method, argument });
      return answered;
    },
    close,
  };
}

function inOneLine(message: string): string {
  return message.trim().replace(/\s*\n\s*/g, ' ');
}
