import type { Settings } from './platform/config/settings';
import type { createClosers } from './platform/core/closers';
import { startHourlyCopies } from './platform/backup/hourlyCopies';
import { startUpkeep } from './platform/db/startUpkeep';
import type { RoundsContext } from './platform/feature/feature';
import { observe } from '@school/shared/telemetry';
import { handlersOf } from './platform/feature/gatherFeatures';
import { startWorker } from './platform/outbox/worker';

interface Context extends RoundsContext {
  readonly settings: RoundsContext['settings'] & Pick<Settings, 'bucket' | 'dataDir'>;
  /** Whether the database is the embedded one, which nobody else looks after. */
  readonly isEmbedded: boolean;
}

/** Half of the connections of an instance: requests need the others. */
const EFFECTS_AT_ONCE = 5;

/**
 * Starts what no request waits for: mails and other effects, reconciliation, freed holds, timed texts, retention. Any
 * number of processes may do it at once.
 * @param closers stop it in the opposite order
 */
export async function startBackgroundWork(
  context: Context,
  closers: ReturnType<typeof createClosers>,
): Promise<void> {
  const handlers = handlersOf(context.features, context);
  // The embedded database has one connection, for which effects would wait.
  const worker = await startWorker({
    ...context,
    handlers,
    atOnce: context.isEmbedded ? 1 : EFFECTS_AT_ONCE,
  });
  closers.add(() => worker.close());
  const rounds = context.features.list.flatMap((feature) => feature.rounds ?? []);
  for (const start of [...rounds, ...(context.isEmbedded ? [startUpkeep, startHourlyCopies] : [])]) {
    const started = await start(context);
    closers.add(() => started.stop());
  }
  for (const { names, read } of context.features.list.flatMap(({ measures = [] }) => measures)) {
    const stop = observe(
      names,
      () => read(context),
      (err) => context.log.warn({ err, names }, 'numbers could not be measured'),
    );
    closers.add(async () => stop());
  }
}
