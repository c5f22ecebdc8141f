import { Strip } from '@school/shared/art';
import { ApproveSteps } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, Cluster, Notice, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import type { PaymentConfirmation } from '../api';
import { boxOffice } from '../content/event';
import type { PaymentUnderWay } from '../purchase/purchase';
import { useOrderWatch } from './useOrderWatch';

interface Props {
  readonly token: string;
  /** In pesewas. */
  readonly amount: number;
  readonly method: 'card' | 'mobile_money';
  readonly awaited: PaymentUnderWay | undefined;
  readonly onAnswer: (confirmation: PaymentConfirmation, payment: PaymentUnderWay | undefined) => void;
}

/** After so many checks, about two minutes, it takes longer than usual. */
const MANY_CHECKS = 12;

/** What to do on the phone, and what the API knows; the page goes on by itself as soon as that changes. */
export function AwaitedPayment({ token, amount, method, awaited, onAnswer }: Props) {
  const { checks, lastAnswer, checkNow } = useOrderWatch(token, awaited, (answer) => {
    const hasEnded = answer.state !== 'pending' && answer.state !== 'created';
    if (hasEnded && !answer.needsStaff) onAnswer(answer, awaited);
  });
  return (
    <Group>
      <Strip rhythm="gahu" />
      {lastAnswer?.needsStaff && (
        <Notice tone="warning" title="The money that came does not fit this order" live>
          Please do not pay again. The box office has been told, looks at it, and writes to you. You can also
          ring{' '}
          <TextLink plain href={`tel:${boxOffice.phone}`}>
            {boxOffice.phoneLabel}
          </TextLink>
          .
        </Notice>
      )}
      {method === 'mobile_money' ? (
        <ApproveSteps amount={formatMoney(amount)} />
      ) : (
        <Text>
          Your bank has been asked for {formatMoney(amount)}. That takes a moment, sometimes a few minutes.
        </Text>
      )}
      <Text role="status">
        {checks < MANY_CHECKS ? (
          <>
            Your seats stay yours meanwhile. <b>This page goes on by itself</b> as soon as the payment is
            confirmed.
          </>
        ) : (
          <>
            <b>This takes longer than usual.</b> Nothing is lost: you may close this page, and the tickets
            come by mail when the money arrives.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="ink" onClick={checkNow}>
          Ask again now
        </Button>
        <TextLink plain href={`tel:${boxOffice.phone}`}>
          {boxOffice.phoneLabel}
        </TextLink>
      </Cluster>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;
