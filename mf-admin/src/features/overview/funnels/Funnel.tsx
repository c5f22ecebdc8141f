import styled from 'styled-components';
import { color, line, space } from '@school/shared/theme';
import { Numbers } from '../../../kit/chart/Numbers';
import { NumberTable } from '../../../kit/chart/NumberTable';
import type { Funnels } from '../api';
import { flowLabels, stepLabels } from './labels';
import { sharesOf } from './shares';

/** The steps of one funnel with their counts. */
export function Funnel({ funnel: { flow, steps } }: { readonly funnel: Funnels['funnels'][number] }) {
  const shares = sharesOf(steps.map(({ count }) => count));
  const name = flowLabels[flow];
  return (
    <Box>
      <h3>{name}</h3>
      <ol>
        {steps.map(({ step, count }, at) => (
          <li key={step}>
            <span>{stepLabels[step]}</span>
            <Lane aria-hidden="true">
              <i style={{ width: `${(shares[at]?.width ?? 0) * 100}%` }} />
            </Lane>
            <b>{count.toLocaleString('en')}</b>
            <small>{shares[at]?.ofBefore}</small>
          </li>
        ))}
      </ol>
      <Numbers>
        <summary>{name} in numbers</summary>
        <NumberTable
          caption={`${name}: conversion by step`}
          heads={['Step', 'Count', 'Share of previous step', 'Previous period']}
          rows={steps.map(({ step, count, countBefore }, at) => [
            stepLabels[step],
            count.toLocaleString('en'),
            shares[at]?.ofBefore || '–',
            countBefore.toLocaleString('en'),
          ])}
        />
      </Numbers>
    </Box>
  );
}

const Box = styled.article`
  min-width: 0;
  padding-top: ${space.s3};
  border-top: ${line.list} solid ${color.line};
  h3 {
    margin-bottom: ${space.s3};
    font-weight: 600;
  }
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto 3rem;
    align-items: center;
    gap: ${space.s3};
    min-height: 32px;
  }
  b,
  small {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  small {
    color: ${color.muted};
  }
`;

const Lane = styled.span`
  height: 18px;
  background: ${color.quiet};
  > i {
    display: block;
    height: 100%;
    min-width: 3px;
    background: ${color.accent};
  }
`;
