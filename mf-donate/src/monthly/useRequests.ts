import { NOT_SENT, readRefusal } from '@school/shared/form';
import { useState } from 'react';

/** The requests of a private page: what the newest one did, or why it was refused. */
export function useRequests() {
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<string | void>) => {
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    try {
      setSaid((await act()) ?? undefined);
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  return { said, problem, busy, run, setProblem };
}

/** Returns why a request was refused: of a wrong field, what is wrong with it. */
function reasonOf(error: unknown): string {
  const refusal = readRefusal(error);
  return refusal?.fields[0]?.message ?? refusal?.message ?? NOT_SENT;
}
