import { useState } from 'react';
import styled from 'styled-components';
import { DaysForm } from '@school/shared/staff/forms';
import { space } from '@school/shared/theme';
import { Segmented } from '@school/shared/ui';
import { spans, wrongDays, type RequestedPeriod } from './period';

interface Props {
  readonly period: RequestedPeriod;
  /** The days shown, once loaded. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
  readonly onChoose: (period: RequestedPeriod) => void;
}

const OWN = 'own';

/** Chooses a preset period, or any days. */
export function PeriodChoice({ period, shown, onChoose }: Props) {
  const [isOwn, setOwn] = useState('from' in period);
  const chosen = isOwn || 'from' in period ? OWN : String(period.days);
  return (
    <Row>
      <Segmented
        label="Period"
        name="period"
        options={[...spans, { value: OWN, label: 'Custom dates' }]}
        value={chosen}
        onChange={({ target }) => {
          setOwn(target.value === OWN);
          if (target.value !== OWN) onChoose({ days: Number(target.value) });
        }}
      />
      {chosen === OWN && (
        <DaysForm
          name="period"
          label="Custom dates"
          days={{ from: shown?.from ?? '', to: shown?.to ?? '' }}
          check={wrongDays}
          onChoose={onChoose}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s4} ${space.s6};
`;
