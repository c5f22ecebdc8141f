import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Button, Segmented, TextField } from '@school/shared/ui';
import { spans, wrongDays, type AskedPeriod } from './period';

interface Props {
  readonly period: AskedPeriod;
  /** The days that are shown, once they are known. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
  readonly onChoose: (period: AskedPeriod) => void;
}

const OWN = 'own';

/** Chooses how far back the numbers go: one of the usual spans, or any days. */
export function PeriodChoice({ period, shown, onChoose }: Props) {
  const [isOwn, setOwn] = useState('from' in period);
  const chosen = isOwn || 'from' in period ? OWN : String(period.days);
  return (
    <Row>
      <Segmented
        label="Period"
        name="period"
        options={[...spans, { value: OWN, label: 'Other days' }]}
        value={chosen}
        onChange={({ target }) => {
          setOwn(target.value === OWN);
          if (target.value !== OWN) onChoose({ days: Number(target.value) });
        }}
      />
      {chosen === OWN && (
        <OwnDays
          key={`${shown?.from} ${shown?.to}`}
          from={shown?.from ?? ''}
          to={shown?.to ?? ''}
          onChoose={onChoose}
        />
      )}
    </Row>
  );
}

interface OwnDaysProps {
  readonly from: string;
  readonly to: string;
  readonly onChoose: (period: AskedPeriod) => void;
}

function OwnDays({ from, to, onChoose }: OwnDaysProps) {
  const [days, setDays] = useState({ from, to });
  const [wrong, setWrong] = useState<ReturnType<typeof wrongDays>>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = wrongDays(days.from, days.to);
    setWrong(found);
    if (!found) onChoose(days);
  }

  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      name={`period-${name}`}
      label={label}
      value={days[name]}
      error={wrong?.field === name ? wrong.message : undefined}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
    />
  );
  return (
    <Days noValidate aria-label="Other days" onSubmit={submit}>
      {field('from', 'First day')}
      {field('to', 'Last day')}
      <Button type="submit" tone="line" size="s">
        Show these days
      </Button>
    </Days>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s4} ${space.s6};
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s3} ${space.s4};
`;
