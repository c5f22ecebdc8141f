import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormFrame } from './FormFrame';

const frame = (summary: Parameters<typeof FormFrame>[0]['summary']) => (
  <FormFrame
    label="Volunteer"
    onSubmit={() => undefined}
    busy={false}
    action="Save"
    busyLabel="Saving"
    onCancel={() => undefined}
    summary={summary}
  >
    <input aria-label="Name" />
  </FormFrame>
);
const errors = [{ field: 'name', message: 'Please enter a name' }];

it('moves the focus to the errors', () => {
  render(frame({ errors, attempt: 1 }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('keeps the focus in the field when the person types while the errors arrive', () => {
  const { rerender } = render(frame({ errors: [], attempt: 0 }));
  screen.getByLabelText('Name').focus();
  fireEvent.input(screen.getByLabelText('Name'));
  rerender(frame({ errors, attempt: 1 }));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
