import { Strip } from '@school/shared/art';
import { formatMoney } from '@school/shared/format';
import { color, line, measure, space } from '@school/shared/theme';
import { Button, Cluster, Text, TextLink, Title } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { foundation } from '../content/giving';
import type { GiftUnderWay } from '../give/giftUnderWay';
import type { Gift } from '../give/useGift';
import { ApproveSteps } from './ApproveSteps';
import { usePaymentWatch } from './usePaymentWatch';
import { WrongSum } from './WrongSum';

export interface AwaitedProps {
  readonly gift: Gift;
  readonly awaited: GiftUnderWay;
}

/** After so many looks, about two minutes, it takes longer than usual. */
const MANY_LOOKS = 12;

/** What there is to do on the phone, and what the server knows; goes on by itself as soon as that changes. */
export function AwaitedPayment({ gift, awaited }: AwaitedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { looks, last, askNow } = usePaymentWatch(awaited, (told) => {
    const ended = told.state !== 'pending' && told.state !== 'created';
    if (ended && !told.needsStaff) gift.follow(told, awaited);
  });
  const byPhone = gift.method === 'mobile_money';
  const sum = gift.pesewas > 0 ? formatMoney(gift.pesewas) : 'your gift';

  return (
    <Group aria-labelledby="awaited">
      <Band id="awaited-strip" rhythm="gahu" />
      <Title as="h2" size={2} id="awaited" ref={heading} tabIndex={-1}>
        {byPhone ? 'Now approve it on your phone' : 'Your payment is on its way'}
      </Title>
      {last?.needsStaff && <WrongSum />}
      {byPhone ? (
        <ApproveSteps sum={sum} />
      ) : (
        <Text>Your bank has been asked for {sum}. That takes a moment, sometimes a few minutes.</Text>
      )}
      <Text role="status">
        {looks < MANY_LOOKS ? (
          <>
            We ask every few seconds. <b>This page goes on by itself</b> as soon as the payment is confirmed.
          </>
        ) : (
          <>
            <b>This takes longer than usual.</b> Nothing is lost: you may close this page, and we e-mail the
            receipt when the money arrives. Questions? Ring {foundation.name}.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="ink" onClick={askNow}>
          Ask again now
        </Button>
        <TextLink plain href={`tel:${foundation.phone}`}>
          {foundation.phoneWords}
        </TextLink>
        <TextLink plain onClick={gift.beginAnother}>
          Begin another gift
        </TextLink>
      </Cluster>
    </Group>
  );
}

const Band = styled(Strip)`
  margin-bottom: ${space.s3};
`;

/** Stays in sight beside the long cloth. */
const Group = styled.section`
  position: sticky;
  top: calc(${measure.header} + ${space.s4});
  display: grid;
  gap: ${space.s5};
  margin-top: ${space.s8};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;
