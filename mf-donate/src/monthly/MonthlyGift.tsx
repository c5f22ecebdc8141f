import { formatMoney, parseMoney } from '@school/shared/format';
import {
  addedFeeText,
  feeLeftOutText,
  giftMonthLabel,
  giftMonthName,
  giftStateTexts,
} from '@school/shared/schemas/donation';
import { space } from '@school/shared/theme';
import {
  AmountField,
  Button,
  Cluster,
  DateText,
  ErrorState,
  Facts,
  FormActions,
  Lead,
  Notice,
  Stack,
  Text,
  keepPlace,
} from '@school/shared/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { MonthlyGift as Gift } from './api';
import { useMonthlyGift } from './useMonthlyGift';

/** Shows a monthly gift, and what its donor can change. @param token from the link */
export function MonthlyGift({ token }: { readonly token: string }) {
  const monthly = useMonthlyGift(token);
  const { gift, said, problem, busy } = monthly;
  if (!gift) {
    return problem ? (
      <ErrorState
        level={2}
        title="Your gift cannot be shown right now"
        message={problem}
        busy={busy}
        onRetry={() => void monthly.load()}
      />
    ) : (
      <Text>Looking for your gift …</Text>
    );
  }
  return (
    <Stack gap="s6">
      <Lead>
        {formatMoney(gift.amount)} a month for {gift.project.name}
      </Lead>
      {gift.fee > 0 && <Text>{addedFeeText(gift.fee)}</Text>}
      <Text>{giftStateTexts(gift)}</Text>
      {said && (
        <Notice tone="success" live>
          {said}
        </Notice>
      )}
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <Facts items={factsOf(gift)} />
      <Actions gift={gift} monthly={monthly} />
    </Stack>
  );
}

const factsOf = ({ nextAt, months }: Gift) => [
  ...(nextAt ? [{ label: 'Next time', value: <DateText value={nextAt} /> }] : []),
  ...months.map((month) => ({
    label: giftMonthName(month.month),
    value: `${formatMoney(month.amount)}, ${giftMonthLabel(month)}`,
  })),
];

interface ActionProps {
  readonly gift: Gift;
  readonly monthly: ReturnType<typeof useMonthlyGift>;
}

function Actions({ gift, monthly: { busy, change, pay } }: ActionProps) {
  const [isStopping, setStopping] = useState(false);
  if (gift.state === 'stopped' || gift.state === 'starting') return null;
  const open = gift.months.find(({ canBePaid }) => canBePaid);
  const become = (state: 'active' | 'paused' | 'stopped', done: string) => () => void change({ state }, done);
  const changeAmount = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('amount');
    const amount = parseMoney(typeof typed === 'string' ? typed : '') ?? Number.NaN;
    void change({ amount }, 'The new amount counts from the next month.');
  };
  return (
    <Stack gap="s6">
      {open && (
        <Button ref={keepPlace} size="l" busy={busy} onClick={() => void pay()}>
          {`Give ${formatMoney(open.amount)} now`}
        </Button>
      )}
      <Form ref={keepPlace} noValidate onSubmit={changeAmount} key={gift.amount}>
        <AmountField label="Amount each month" name="amount" defaultValue={String(gift.amount / 100)} />
        <FormActions next="The new amount counts from the next month.">
          <Button type="submit" tone="line" busy={busy}>
            Change the amount
          </Button>
        </FormActions>
      </Form>
      <Cluster gap="s4">
        {gift.fee > 0 && (
          <Button
            ref={keepPlace}
            tone="line"
            busy={busy}
            onClick={() => void change({ coverFee: false }, feeLeftOutText)}
          >
            Leave out the fee
          </Button>
        )}
        {gift.state === 'paused' ? (
          <Button tone="ink" busy={busy} onClick={become('active', 'Your monthly gift continues.')}>
            Resume
          </Button>
        ) : (
          <Button tone="line" busy={busy} onClick={become('paused', 'Your monthly gift is paused.')}>
            Pause
          </Button>
        )}
        <Button tone="line" onClick={() => setStopping(true)}>
          Stop giving
        </Button>
      </Cluster>
      {isStopping && (
        <Stack ref={keepPlace} gap="s4">
          <Notice tone="info" live>
            Do you want to end your monthly gift? You are then not charged any more.
          </Notice>
          <Cluster gap="s4">
            <Button tone="line" onClick={() => setStopping(false)}>
              Keep giving
            </Button>
            <Button
              busy={busy}
              onClick={become('stopped', 'Your monthly gift has ended. You are not charged any more.')}
            >
              Yes, stop my gift
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
  width: min(100%, 420px);
`;
