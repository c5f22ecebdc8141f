import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxGrid } from './CheckboxGrid';

describe('a grid of checkboxes', () => {
  it('labels every checkbox by its row and column, and its value by both', () => {
    render(
      <CheckboxGrid
        label="When?"
        name="times"
        corner="Day"
        rows={[{ value: 'monday', label: 'Monday', short: 'Mon' }]}
        columns={[
          { value: 'morning', label: 'Morning', help: 'before 12' },
          { value: 'evening', label: 'Evening' },
        ]}
        defaultValue={['monday_evening']}
      />,
    );
    const morning = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Monday morning' });
    const evening = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Monday evening' });
    expect([morning.id, morning.value, morning.checked]).toEqual(['times', 'monday_morning', false]);
    expect([evening.value, evening.checked]).toEqual(['monday_evening', true]);
  });
});
