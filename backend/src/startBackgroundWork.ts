import { startSlotSweeper } from './competition/slots/startSlotSweeper';
import { startRetention } from './office/retention/startRetention';
import { startReconciliation } from './payments/reconciliation/startReconciliation';
import type { createClosers } from './platform/core/closers';
import type { OpenDatabase } from './platform/db/database';
import { startUpkeep } from './platform/db/startUpkeep';
import type { BackgroundContext } from './platform/feature/feature';
import { handlersOf, type Features } from './platform/feature/gatherFeatures';
import { startWorker } from './platform/outbox/worker';
import { startPublisher } from './site/published/startPublisher';
import { startSweeper } from './tickets/holds/startSweeper';

interface Context extends BackgroundContext {
  readonly database: OpenDatabase;
  readonly features: Features;
  /** Whether the database is the embedded one, which nobody else looks after. */
  readonly isEmbedded: boolean;
}

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
  const worker = await startWorker({ ...context, handlers });
  closers.add(() => worker.close());
  for (const started of [
    await startReconciliation(context),
    await startSweeper(context),
    await startSlotSweeper(context),
    await startPublisher(context),
    await startRetention(context),
    ...(context.isEmbedded ? [await startUpkeep(context)] : []),
  ])
    closers.add(() => started.stop());
}
