import styled from 'styled-components';
import { formatDate } from '@school/shared/format';
import { color, font, line, space } from '@school/shared/theme';
import { Money, Text } from '@school/shared/ui';
import { BarChart } from '../../../kit/chart/BarChart';
import type { Activity } from '../api';
import { compared } from '../period/compared';
import { formatDays } from '../period/period';
import { seriesLabels } from './labels';

type Series = Activity['series'][number];

interface Props {
  readonly series: Series;
  /** Length of the period in days. */
  readonly days: number;
}

/** One series: its total, the comparison with the previous period, and a chart. */
export function ActivityChart({ series, days }: Props) {
  const { kind, steps, count, amount, refunded, countBefore, amountBefore } = series;
  const [first] = steps;
  const last = steps[steps.length - 1];
  const isMoney = amount > 0 || refunded > 0 || amountBefore > 0;
  return (
    <Box>
      <h3>{seriesLabels[kind]}</h3>
      <Sum>
        <b>{count.toLocaleString('en')}</b>
        {isMoney && <Money pesewas={amount} />}
      </Sum>
      {refunded > 0 && (
        <Text size="small">
          <Money pesewas={refunded} /> refunded in this period, net <Money pesewas={amount - refunded} />
        </Text>
      )}
      <Text size="small" muted>
        {compared(count, countBefore, days)}
        {isMoney && (
          <>
            , total <Money pesewas={amountBefore} />
          </>
        )}
      </Text>
      <BarChart
        bars={steps.map((step) => ({
          name: formatDays(step),
          value: step.count,
          words: [
            step.count.toLocaleString('en'),
            ...(isMoney ? [<Money key="amount" pesewas={step.amount} />] : []),
            ...(refunded > 0 ? [<Money key="refunded" pesewas={step.refunded} />] : []),
          ],
        }))}
        ends={first && last ? [formatDate(first.from), formatDate(last.to)] : []}
        inNumbers={`${seriesLabels[kind]} in numbers`}
        heads={['Date', 'Count', ...(isMoney ? ['Amount'] : []), ...(refunded > 0 ? ['Refunded'] : [])]}
      />
    </Box>
  );
}

const Box = styled.article`
  min-width: 0;
  padding-top: ${space.s3};
  border-top: ${line.list} solid ${color.line};
  h3 {
    font-weight: 600;
  }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s4};
  font-weight: 600;
  > b {
    font: 800 2.125rem/1.1 ${font.display};
    font-stretch: 76%;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
