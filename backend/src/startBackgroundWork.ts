import { startSlotSweeper } from './competition/slots/startSlotSweeper';
import { startRetention } from './office/retention/startRetention';
import { startReconciliation } from './payments/reconciliation/startReconciliation';
import type { createClosers } from './platform/core/closers';
import { startUpkeep } from './platform/db/startUpkeep';
import { startWorker } from './platform/outbox/worker';
import { startPublisher } from './site/published/startPublisher';
import { startSweeper } from './tickets/holds/startSweeper';

type Context = Parameters<typeof startWorker>[0] &
  Parameters<typeof startRetention>[0] &
  Parameters<typeof startUpkeep>[0] & {
    readonly payments: Parameters<typeof startReconciliation>[0];
    /** Whether the database is the embedded one, which nobody else looks after. */
    readonly isEmbedded: boolean;
  };

/**
 * Starts what no request waits for: mails and other effects, reconciliation, freed holds, timed texts, retention. Any
 * number of processes may do it at once.
 * @param closers stop it in the opposite order
 */
export async function startBackgroundWork(
  context: Context,
  closers: ReturnType<typeof createClosers>,
): Promise<void> {
  const worker = await startWorker(context);
  closers.add(() => worker.close());
  for (const started of [
    await startReconciliation(context.payments),
    await startSweeper(context),
    await startSlotSweeper(context),
    await startPublisher(context),
    await startRetention(context),
    ...(context.isEmbedded ? [await startUpkeep(context)] : []),
  ])
    closers.add(() => started.stop());
}
