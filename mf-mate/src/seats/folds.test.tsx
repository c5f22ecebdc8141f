import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { HallPlan } from '../api';
import { SeatList } from '../plan/SeatList';
import type { Counts } from '../purchase/counts';
import { WheelchairPlaces } from './WheelchairPlaces';

const seat = (row: number, number: number) => ({
  id: `L-${row}-${number}`,
  block: 'left',
  row,
  number,
  label: `Left, row ${row}, seat ${number}`,
  pool: 'regular',
  table: null,
  kind: 'seat',
  beside: null,
});

const plan = {
  blocks: [{ id: 'left', name: 'Left' }],
  seats: [1, 2].flatMap((row) => [seat(row, 1), seat(row, 2)]),
} as unknown as HallPlan;

function Seats({ first }: { readonly first: string }) {
  const [chosen, setChosen] = useState(new Set([first]));
  const press = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return <SeatList {...{ plan, chosen }} pool="regular" taken={new Map()} onPress={({ id }) => press(id)} />;
}

const opened = (): (string | undefined)[] =>
  [...document.querySelectorAll('details[open] b')].map((name) => name.textContent ?? undefined);

it('keeps a row open in which the last seat is unselected, and one before which another is chosen', () => {
  render(<Seats first="L-2-1" />);
  expect(opened()).toEqual(['Left, row 2']);
  const [, , inSecondRow] = screen.getAllByRole('checkbox', { hidden: true });
  fireEvent.click(inSecondRow!);
  expect(opened()).toEqual(['Left, row 2']);

  fireEvent.click(inSecondRow!);
  fireEvent.click(screen.getAllByRole('checkbox', { hidden: true })[0]!);
  expect(opened()).toEqual(['Left, row 1', 'Left, row 2']);
});

it('keeps the wheelchair places open when their number is back at zero', () => {
  const lines = [{ type: { id: 'regular', name: 'Regular', admits: 1 }, count: 2 }] as never;
  function Places() {
    const [value, setValue] = useState<Counts>({ regular: 1 });
    const change = ({ regular = 0 }: typeof value) => setValue(regular > 0 ? { regular } : {});
    return <WheelchairPlaces lines={lines} value={value} onChange={change} />;
  }
  const { container } = render(<Places />);
  const fold = container.querySelector('details')!;
  expect(fold.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'One less: Regular wheelchair places' }));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('0');
  expect(fold.open).toBe(true);
});
