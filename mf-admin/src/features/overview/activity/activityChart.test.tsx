import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActivityChart } from './ActivityChart';

const step = { from: '2025-11-01', to: '2025-11-30', count: 1, amount: 5_000, refunded: 10_000 };
const series = { ...step, kind: 'donations' as const, countBefore: 2, amountBefore: 15_000 };

it('shows what was refunded in the period, whenever it was paid, and what is left', () => {
  render(<ActivityChart series={{ ...series, steps: [step] }} days={30} />);
  const words = screen.getByText(/refunded in this period, net/).textContent;
  expect(words).toMatch(/^GH₵ 100\.00.* refunded in this period, net -GH₵ 50\.00/);
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    ['Date', 'Count', 'Amount', 'Refunded'],
  );
});

it('does not mention refunds when there are none', () => {
  const none = { ...step, refunded: 0 };
  const { container } = render(<ActivityChart series={{ ...series, ...none, steps: [none] }} days={30} />);
  expect(container.textContent).not.toMatch(/refunded/i);
});
