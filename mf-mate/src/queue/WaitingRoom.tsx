import { messageOfApiError } from '@school/shared/api';
import { formatDateTime } from '@school/shared/format';
import {
  Button,
  ErrorState,
  Facts,
  Loading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@school/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TicketQueuePlace } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { ticketsPath } from '../purchase/paths';
import { isSoldOut, type SaleFacts } from '../sale/saleFacts';
import { WaitInstead } from '../purchase/WaitInstead';
import { useRoom } from './useRoom';

interface Props {
  readonly sale: SaleFacts;
  /** Whether there are tickets to go on with. */
  readonly hasChosen: boolean;
  readonly onEnter: () => void;
}

const big = { tone: 'gold', size: 'l' } as const;

/** The waiting room of the public sale, in place of buying until it is this visitor's turn. */
export function WaitingRoom({ sale, hasChosen, onEnter }: Props) {
  const { place, failure, joinAgain } = useRoom();
  const first = useRef<string>(undefined);
  const enter = useEffectEvent(onEnter);
  const state = place?.state;
  useEffect(() => {
    first.current ??= state;
    // A visitor who waited presses a button, because the page would change at any moment.
    if (state === 'off' || (state === 'in' && first.current === 'in' && hasChosen)) enter();
  }, [state, hasChosen]);

  if (!place || place.state === 'off') {
    return (
      <PanelFrame title="The waiting room">
        {failure === undefined ? (
          <Loading label="Looking for your place">
            <Skeleton height="240px" />
          </Loading>
        ) : (
          <ErrorState level={2} message={messageOfApiError(failure)} onRetry={joinAgain} />
        )}
      </PanelFrame>
    );
  }
  const [title, lead] = textsOf(place);
  return (
    <PanelFrame title={title} lead={lead}>
      {failure !== undefined && (
        <Notice tone="error" title="The box office cannot be reached right now">
          Your place is kept. This page tries again by itself.
        </Notice>
      )}
      {place.isPaused && <Notice title="The sale is paused">Your place is kept.</Notice>}
      {sale.types.every(isSoldOut) && (
        <Notice title="All tickets are taken right now">
          <Stack>
            <span>Some may become free again. Where there is a waiting list, they go there first.</span>
            <WaitInstead lines={sale.types.map((type) => ({ type }))} />
          </Stack>
        </Notice>
      )}
      {state === 'waiting' && <Numbers place={place} />}
      {(state === 'before' || state === 'waiting') && (
        <Text>
          This page updates itself. You may close it and come back in this browser: your place is kept. When
          it is your turn, you have {inMinutes(place.minutesToHold)} to hold tickets.
        </Text>
      )}
      <p>
        {state === 'in' &&
          (hasChosen ? (
            <Button {...big} onClick={onEnter}>
              Continue
            </Button>
          ) : (
            <Button {...big} to={ticketsPath('public')}>
              Choose your tickets
            </Button>
          ))}
        {state === 'over' && (
          <Button {...big} onClick={joinAgain}>
            Take a new place
          </Button>
        )}
      </p>
    </PanelFrame>
  );
}

function textsOf({ state, opensAt, until }: TicketQueuePlace): readonly [title: string, lead: string] {
  const from = opensAt === null ? 'not on sale yet' : `on sale from ${formatDateTime(opensAt)} UTC`;
  if (state === 'in') return ['It is your turn', `Hold your tickets by ${formatDateTime(until ?? '')} UTC.`];
  if (state === 'waiting') return ['You are in the queue', 'We let a few people in at a time.'];
  if (state === 'over') return ['Your turn is over', 'Its time is over, or you have bought tickets with it.'];
  return [
    'You are in the waiting room',
    `Tickets are ${from}. When the sale opens, a draw gives a place to all who are here. It does not matter who came first.`,
  ];
}

const inMinutes = (count: number | null) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** The place in the queue. Screen readers hear of it at most once a minute. */
function Numbers({ place: { position, minutes } }: { readonly place: TicketQueuePlace }) {
  const before = ((position ?? 1) - 1).toLocaleString('en');
  const time = inMinutes(minutes);
  const text = `${before} before you. About ${time} until your turn.`;
  const [said, say] = useState({ time, text });
  if (said.time !== time) say({ time, text });
  const items = [
    { value: position?.toLocaleString('en'), label: 'Your place' },
    { value: before, label: position === 2 ? 'Person before you' : 'People before you' },
    { value: time, label: 'Until your turn, about' },
  ];
  return (
    <>
      <Facts items={items} />
      <VisuallyHidden role="status">{said.text}</VisuallyHidden>
    </>
  );
}
