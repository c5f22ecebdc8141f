import { codeOfApiError, messageOfApiError } from '@school/shared/api';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Button, Cluster, ErrorState, Loading, Skeleton, Text, TextLink } from '@school/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  useAvailabilityQuery,
  useLazyOfferBestSeatsQuery,
  type BestSeats,
  type SaleName,
  type TicketHold,
} from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { seatsLabel } from '../hold/seatsLabel';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';
import { takenOf } from './takenOf';
import { PlanPicture } from './PlanPicture';
import { heldSeats, seatsNeeded } from './seatChoice';
import { WaitInstead } from '../purchase/WaitInstead';
import { WheelchairPlaces } from './WheelchairPlaces';

interface Props {
  readonly sale: SaleName;
  readonly lines: readonly ChosenLine[];
  readonly wheelchairs: Purchase['wheelchairs'];
  /** The current hold, if it has the chosen tickets. */
  readonly held: TicketHold | undefined;
  /** Changes when the offer must be reloaded. */
  readonly round: number;
  readonly above: ReactNode;
  readonly bar: ReactNode;
  readonly refused: ReactNode;
  readonly isHolding: boolean;
  readonly onWheelchairs: (wheelchairs: Purchase['wheelchairs']) => void;
  readonly onTake: (seats: Purchase['seats'], wheelchairs: Purchase['wheelchairs']) => void;
  readonly onKeep: () => void;
  readonly onChoose: () => void;
}

/** A little more than an offer has: what is below then moves up, and never under a press that is meant for the next. */
const LINE_HEIGHT = 120;

type Offers = Readonly<Record<string, BestSeats>>;

/** Shows the best seats together, and holds them on a press. Nothing is held before. */
export function BestOffer(props: Props) {
  const { sale, lines, wheelchairs, held, round, isHolding, onTake } = props;
  const [ask] = useLazyOfferBestSeatsQuery();
  const [offers, setOffers] = useState<Offers>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const { data: live } = useAvailabilityQuery();
  const wish = JSON.stringify(
    lines.map(({ type, count }) => ({
      type: type.id,
      quantity: count,
      wheelchairs: wheelchairs[type.id] ?? 0,
    })),
  );
  const taken = takenOf(live, new Set());
  const isGone = Object.values(offers ?? {}).some(({ seats }) => seats.some(({ id }) => taken.has(id)));

  useEffect(() => {
    if (held) return undefined;
    let wanted = true;
    const wishes = JSON.parse(wish) as { type: string; quantity: number; wheelchairs: number }[];
    Promise.all(
      wishes.map(async ({ wheelchairs: places, ...rest }) => {
        const asked = { sale, ...rest, ...(places > 0 && { wheelchairs: places }) };
        return [rest.type, await ask(asked).unwrap()] as const;
      }),
    ).then(
      (answers) => {
        if (!wanted) return;
        setOffers(Object.fromEntries(answers));
        setFailure(undefined);
      },
      (error: unknown) => {
        if (wanted) setFailure(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [ask, held, isGone, round, sale, tries, wish]);

  const seatsOf = (type: string) => (held ? heldSeats(held, type) : offers?.[type]?.seats);
  const chosen = lines.flatMap(({ type }) => seatsOf(type.id) ?? []);
  const isReady = lines.every(({ type }) => seatsOf(type.id));
  const one = lines.reduce((sum, chosenLine) => sum + seatsNeeded(chosenLine), 0) === 1;
  // Without a response, the last offer may still be valid.
  const isAway = codeOfApiError(failure) === undefined;

  return (
    <PanelFrame
      title={
        held ? (one ? 'Your seat' : 'Your seats') : one ? 'The best seat there is' : 'The best seats together'
      }
      above={props.above}
      bar={props.bar}
    >
      <Split>
        <Description>
          {props.refused}
          {failure !== undefined && !held && (!isAway || !isReady) && (
            <ErrorState
              level={2}
              title={
                isAway ? 'The box office cannot be reached right now' : 'No seats can be offered right now'
              }
              message={messageOfApiError(failure)}
              onRetry={() => setTries((count) => count + 1)}
            />
          )}
          {failure !== undefined && !held && !isAway && <WaitInstead lines={lines} />}
          {!isReady && failure === undefined && (
            <Loading label="Looking for the best seats">
              <Skeleton height={LINE_HEIGHT * lines.length} />
            </Loading>
          )}
          {isReady && (
            <dl>
              {lines.map(({ type, count }) => (
                <Offer key={type.id}>
                  <dt>
                    {count} × {type.name}
                  </dt>
                  <dd>{seatsLabel(seatsOf(type.id) ?? [])}</dd>
                  {!held && offers?.[type.id]?.areTogether === false && (
                    <Text as="dd" muted>
                      These seats are not all next to each other. There are none left that are.
                    </Text>
                  )}
                </Offer>
              ))}
            </dl>
          )}
          <Cluster gap="s6">
            {held && (
              <Button tone="gold" size="l" onClick={props.onKeep}>
                Continue to payment
              </Button>
            )}
            {/* Its place is kept while seats are looked for: a press on the link beside it would hit it. */}
            {!held && (isReady || failure === undefined) && (
              <Button
                tone="gold"
                size="l"
                busy={isHolding || !isReady}
                busyLabel={isHolding ? 'Holding …' : undefined}
                onClick={() =>
                  onTake(
                    Object.fromEntries(
                      lines.map(({ type }) => [type.id, (seatsOf(type.id) ?? []).map(({ id }) => id)]),
                    ),
                    wheelchairs,
                  )
                }
              >
                {one ? 'Take this seat' : 'Take these seats'}
              </Button>
            )}
            <TextLink onClick={props.onChoose}>Choose {one ? 'another' : 'others'} myself</TextLink>
          </Cluster>
          {!held && <Text muted>We hold them for you from then, while you enter your name and pay.</Text>}
          {!held && <WheelchairPlaces lines={lines} value={wheelchairs} onChange={props.onWheelchairs} />}
        </Description>
        <PlanPicture chosen={chosen.map(({ id }) => id)} />
      </Split>
    </PanelFrame>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s10} ${space.split};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
`;

const Offer = styled.div`
  padding-block: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
  dt {
    color: ${color.accent};
    font-weight: 700;
  }
  dd:not(dd + dd) {
    margin-top: ${space.s1};
    ${voice.figure}
    font-size: clamp(1.625rem, 1.3rem + 1.6vw, 2.5rem);
    line-height: 1.1;
  }
`;
