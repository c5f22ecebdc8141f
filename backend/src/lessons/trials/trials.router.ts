import type { InstrumentId } from '@school/shared/schemas/lessons';
import { referenceOf } from '../../platform/core/reference';
import type { Deps } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { sharedAnswerTo } from '../../platform/http/sharedAnswer';
import { takeSubmission } from '../../platform/http/submission';
import { bookTrial } from './bookTrial';
import { cancelTrial, moveTrial } from './changeTrial';
import { trialOfKey } from './findTrial';
import { readFreeTimes, takingTime, timeView } from './times';
import {
  bookTrialRoute,
  cancelTrialRoute,
  getTrialRoute,
  getTrialTimesRoute,
  moveTrialRoute,
  type TrialView,
} from './trials.routes';

const freeTimes = sharedAnswerTo(
  'lessons',
  async (deps: Deps, { instrument }: { instrument: InstrumentId }) => ({
    times: (await readFreeTimes(deps, instrument)).map(timeView),
  }),
);

export const trialsRouter = createRouter()
  .openapi(getTrialTimesRoute, (c) => freeTimes(c, c.req.valid('query')))
  .openapi(bookTrialRoute, async (c) => {
    const booking = c.req.valid('json');
    const reference = referenceOf('TRIAL', c.req.valid('header')['idempotency-key']);
    await takingTime(() =>
      takeSubmission(
        c,
        booking,
        { form: 'trial', name: booking.student, mailsTo: [booking.email] },
        (deps, key) => bookTrial(deps, booking, { key, reference }),
      ),
    );
    return c.json({ status: 'booked' as const, reference }, 201);
  })
  .openapi(getTrialRoute, async (c) =>
    c.json(await viewOf(c.var.deps, c.req.valid('header')['trial-key']), 200),
  )
  .openapi(moveTrialRoute, async (c) => {
    const key = c.req.valid('header')['trial-key'];
    const { booking } = await trialOfKey(c.var.deps, key);
    await moveTrial(c.var.deps, booking.id, c.req.valid('json').time);
    return c.json(await viewOf(c.var.deps, key), 200);
  })
  .openapi(cancelTrialRoute, async (c) => {
    const key = c.req.valid('header')['trial-key'];
    const { booking } = await trialOfKey(c.var.deps, key);
    await cancelTrial(c.var.deps, booking.id);
    return c.json(await viewOf(c.var.deps, key), 200);
  });

async function viewOf(deps: Deps, key: string): Promise<TrialView> {
  const { booking, time } = await trialOfKey(deps, key);
  return {
    state: booking.state,
    isOver: time.startsAt <= deps.clock.now(),
    reference: booking.reference,
    time: timeView(time),
  };
}
