import { useApiMutation } from '@school/shared/form';
import { reasonOf } from '../monthly/reasonOf';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Donor, DonorStatement } from './api';

interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** What was given with the address of a mail's link, and what can be done. */
export function useDonor(token: string) {
  const headers = { 'donor-key': token };
  const again = { forceRefetch: true, subscribe: false } as const;
  const read = useApiMutation(() =>
    import('./api').then(({ endpoints: { getDonor } }) => ({
      initiate: (argument: typeof headers) => getDonor.initiate(argument, again),
    })),
  );
  const readStatement = useApiMutation(() =>
    import('./api').then(({ endpoints: { getDonorStatement } }) => ({
      initiate: (argument: typeof headers & Days) => getDonorStatement.initiate(argument, again),
    })),
  );
  const mail = useApiMutation(() => import('./api').then(({ endpoints }) => endpoints.mailGiftLink));
  const [donor, setDonor] = useState<Donor>();
  const [statement, setStatement] = useState<DonorStatement>();
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const run = async (act: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    try {
      setSaid(await act());
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  const load = () => read(headers).then(setDonor, (error: unknown) => setProblem(reasonOf(error)));
  const onOpen = useEffectEvent(() => void load());
  useEffect(() => onOpen(), [token]);

  return {
    donor,
    statement,
    said,
    problem,
    busy,
    load,
    showStatement: (days: Days) =>
      run(async () => {
        setStatement(await readStatement({ ...headers, ...days }));
        return undefined;
      }),
    mailGiftLink: (giftId: string, replace: boolean) =>
      run(async () => {
        await mail({ ...headers, giftId, giftLinkRequest: { replace } });
        if (replace) setDonor(await read(headers));
        return replace
          ? 'We have sent you a new link. The old one does not work any more.'
          : 'We have sent you the link of your monthly gift.';
      }),
  };
}
