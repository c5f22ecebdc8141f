import { useId, useRef, useState } from 'react';
import { useShell } from '@school/shared';
import { SelectField } from '../../ui';
import { wrongOrder } from '../forms/days';
import { DaysForm } from '../forms/DaysForm';
import { readSchoolTerms } from '../staffParts';
import { periodsAt, termPeriods, type PeriodAddress } from './periodAddress';

const OWN = 'own';

interface Props {
  readonly address: PeriodAddress;
  /** The label of no choice. */
  readonly all?: string;
}

/** Filters a list by a preset period, a school term, or any days. */
export function PeriodFilter({ address, all = 'Any time' }: Props) {
  const { query, change } = address;
  const { from = '', to = '', ...others } = query.filters;
  // A page may have several lists with a period.
  const id = useId();
  const [now] = useState(() => Date.now());
  const [isOwn, setOwn] = useState(false);
  // The terms are loaded when the user focuses the field, because few lists are filtered by period.
  const [terms, setTerms] = useState<unknown>();
  const isAsked = useRef(false);
  const shell = useShell();
  const periods = [...periodsAt(now), ...termPeriods(terms, now)];
  const usual = periods.find((period) => period.from === from && period.to === to);
  const chosen = isOwn || (!usual && (from || to)) ? OWN : (usual?.value ?? '');

  function loadTerms(): void {
    if (isAsked.current) return;
    isAsked.current = true;
    readSchoolTerms(shell).then(setTerms, () => {
      // The other periods remain, and the next focus asks again.
      isAsked.current = false;
    });
  }

  function choose(value: string): void {
    setOwn(value === OWN);
    if (value === OWN) return;
    const period = periods.find((one) => one.value === value);
    change({ filters: { ...others, ...(period && { from: period.from, to: period.to }) } });
  }

  return (
    <>
      <SelectField
        name={`period-${id}`}
        label="Period"
        placeholder={all}
        options={[...periods, { value: OWN, label: 'Custom dates' }]}
        value={chosen}
        onFocus={loadTerms}
        onPointerEnter={loadTerms}
        onChange={({ target }) => choose(target.value)}
      />
      {chosen === OWN && <DayFields address={address} />}
    </>
  );
}

/** The first and last day of a period; an empty day leaves that end open. */
export function DayFields({ address: { query, change } }: { readonly address: PeriodAddress }) {
  const { from = '', to = '' } = query.filters;
  const id = useId();
  return (
    <DaysForm
      name={`days-${id}`}
      label="Days"
      days={{ from, to }}
      check={wrongOrder}
      onChoose={(days) => change({ filters: { ...query.filters, ...days } })}
    />
  );
}
