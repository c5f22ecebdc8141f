import { useApiMutation } from '@school/shared/form';
import { giftLinkReplaced } from '@school/shared/schemas/donation';
import { useRequests } from '../monthly/useRequests';
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
  const { said, problem, busy, run } = useRequests();
  const load = () => run(async () => setDonor(await read(headers)));
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
      run(async () => setStatement(await readStatement({ ...headers, ...days }))),
    mailGiftLink: (giftId: string, replace: boolean) =>
      run(async () => {
        await mail({ ...headers, giftId, giftLinkRequest: { replace } });
        return replace ? giftLinkReplaced : 'We have sent you the link of your monthly gift.';
      }),
  };
}
