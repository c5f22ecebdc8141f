import type { PaymentDeps } from '../paymentDeps';
import { checkAllSoon, reconcileDue } from './reconcile';
import { settleLostRefunds } from '../refunds/settleLostRefunds';

export interface Reconciliation {
  stop(): Promise<void>;
}

const everyMs = 5_000;

/** Runs checks as long as the process lives; several instances share the work. */
export async function startReconciliation(deps: PaymentDeps): Promise<Reconciliation> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async () => {
    try {
      await reconcileDue(deps, stopping.signal);
      await settleLostRefunds(deps);
    } catch (error) {
      if (!stopping.signal.aborted) deps.log.error({ err: error }, 'the reconciliation of payments failed');
    }
  };
  const next = () => {
    if (stopping.signal.aborted) return;
    running = round().finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(next, everyMs);
    });
  };

  await checkAllSoon(deps);
  next();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
