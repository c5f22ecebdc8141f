/** Runs a task once more, however often it is requested during a run. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running = false;
  let requested = false;
  return async () => {
    requested = true;
    if (running) return;
    running = true;
    while (requested) {
      requested = false;
      await run();
    }
    running = false;
  };
}
