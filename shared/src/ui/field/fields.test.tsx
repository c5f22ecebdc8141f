import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AmountField } from './AmountField';
import { CheckboxField } from './CheckboxField';
import { ErrorSummary } from './ErrorSummary';
import { RadioCards } from './RadioCards';
import { TextField } from './TextField';

const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a field', () => {
  it('refers to its label, help and error', () => {
    render(
      <TextField
        label="Phone"
        name="phone"
        help="The number of your wallet."
        error="Write it like 024 123 4567."
      />,
    );
    const phone = screen.getByLabelText('Phone');
    expect(phone.id).toBe('phone');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(description(phone)).toBe('The number of your wallet. Error: Write it like 024 123 4567.');
  });

  it('refers to no error or help when it has none', () => {
    render(<TextField label="Phone" name="phone" />);
    const phone = screen.getByLabelText('Phone');
    expect(phone.hasAttribute('aria-invalid')).toBe(false);
    expect(phone.hasAttribute('aria-describedby')).toBe(false);
  });

  it('includes the currency of an amount', () => {
    render(<AmountField label="Your own amount" name="amount" />);
    expect(screen.getByRole('textbox', { name: 'Your own amount in Ghana cedis (GHS)' })).toBeTruthy();
  });

  it('connects the error of a checkbox too', () => {
    render(<CheckboxField label="I have read the rules" name="rules" error="Tick this box to go on." />);
    expect(description(screen.getByRole('checkbox'))).toBe('Error: Tick this box to go on.');
  });
});

describe('radio cards', () => {
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'momo', label: 'Mobile money' },
  ];

  it('are one group whose first card has the id that a summary links to', () => {
    render(
      <RadioCards label="How to pay?" name="pay" options={options} error="Choose one." defaultValue="momo" />,
    );
    expect(description(screen.getByRole('radiogroup', { name: 'How to pay?' }))).toBe('Error: Choose one.');
    expect(screen.getByRole('radio', { name: 'Card' }).id).toBe('pay');
    expect(screen.getByRole('radio', { name: 'Mobile money' })).toHaveProperty('checked', true);
  });
});

describe('the error summary', () => {
  const errors = [{ field: 'phone', message: 'The provided phone is invalid' }];

  it('takes focus when it appears and after each submit', () => {
    const { rerender } = render(<ErrorSummary errors={[]} attempt={0} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorSummary errors={errors} attempt={1} />);
    const box = screen.getByRole('alert', { name: 'Please correct one field' });
    expect(document.activeElement).toBe(box);
    box.blur();
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('announces an error without a field', () => {
    render(<ErrorSummary errors={[...errors, { message: 'The sale has ended.' }]} />);
    expect(screen.getByRole('alert', { name: 'This needs your attention' })).toBeDefined();
  });

  describe('appears while the visitor types', () => {
    const form = (attempt: number) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary errors={attempt === 0 ? [] : errors} attempt={attempt} />
        <input aria-label="Name" />
        <button type="button">Next</button>
      </form>
    );
    const type = () => {
      const name = screen.getByLabelText('Name');
      name.focus();
      fireEvent.input(name, { target: { value: 'Ama' } });
      return name;
    };

    it('leaves focus in the field, even when it is clicked again', () => {
      const { rerender } = render(form(0));
      const name = type();
      fireEvent.click(name);
      rerender(form(1));
      expect(screen.getByRole('alert')).toBeDefined();
      expect(document.activeElement).toBe(name);
    });

    it.each([
      ['a press of a button', () => fireEvent.click(screen.getByRole('button'))],
      ['sending the form', () => fireEvent.submit(screen.getByRole('button'))],
    ])('takes focus after %s', (_, press) => {
      const { rerender } = render(form(0));
      type();
      press();
      rerender(form(1));
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    });
  });
});
