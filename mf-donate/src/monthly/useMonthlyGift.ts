import { useApiMutation } from '@school/shared/form';
import { giftPaymentText } from '@school/shared/schemas/donation';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MonthlyGift, MonthlyGiftChange } from './api';
import { useRequests } from './useRequests';

/** The monthly gift of a mail's link, with what can be done. */
export function useMonthlyGift(token: string) {
  const headers = { 'monthly-key': token };
  const read = useApiMutation(() =>
    import('./api').then(({ endpoints: { getMonthlyGift } }) => ({
      initiate: (argument: typeof headers) =>
        getMonthlyGift.initiate(argument, { forceRefetch: true, subscribe: false }),
    })),
  );
  const change = useApiMutation(() => import('./api').then(({ endpoints }) => endpoints.changeMonthlyGift));
  const pay = useApiMutation(() => import('./api').then(({ endpoints }) => endpoints.payMonthlyGift));
  const [gift, setGift] = useState<MonthlyGift>();
  const { said, problem, busy, run, setProblem } = useRequests();
  const load = () => run(async () => setGift(await read(headers)));
  const onOpen = useEffectEvent(() => void load());
  useEffect(() => onOpen(), [token]);

  return {
    gift,
    said,
    problem,
    busy,
    load,
    change: (monthlyGiftChange: MonthlyGiftChange, done: string) =>
      run(async () => {
        setGift(await change({ ...headers, monthlyGiftChange }));
        return done;
      }),
    /** Begins the payment: on the phone, or on the payment service's page. */
    pay: () =>
      run(async () => {
        const { page, state } = await pay(headers);
        if (page) window.location.assign(page);
        const after = await read(headers);
        setGift(after);
        if (page) return undefined;
        const text = giftPaymentText({ state, method: after.method });
        if (state === 'paid' || state === 'pending') return text;
        setProblem(text);
        return undefined;
      }),
  };
}
