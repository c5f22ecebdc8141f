import { useApiMutation } from '@school/shared/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../parts/messageOf';
import { useMyLink, type MyLink } from '../parts/useMyLink';

interface Counts {
  readonly opened: number;
  readonly joined: number;
  readonly wrote: number;
}

/** Requests the counts of a personal link by its owner's secret. */
export function useLinkCounts(secret: string) {
  const read = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.readReferralCounts));
  const [, keep] = useMyLink();
  const [counts, setCounts] = useState<Counts>();
  const [wrong, setWrong] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => read({ referralOwner: { secret } }));
  const onLink = useEffectEvent((link: MyLink) => keep(link));

  useEffect(() => {
    let isOver = false;
    ask().then(
      ({ code, ...found }) => {
        if (isOver) return;
        onLink({ code, secret });
        setCounts(found);
      },
      (failure: unknown) => {
        if (!isOver) setWrong(messageOf(failure));
      },
    );
    return () => {
      isOver = true;
    };
  }, [secret, attempt]);

  const askAgain = () => {
    setWrong(undefined);
    setAttempt((count) => count + 1);
  };
  return { counts, wrong, askAgain };
}
