import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { Button } from '../ui/action/Button';
import { CheckboxField } from '../ui/field/CheckboxField';
import { Choices } from '../ui/field/Choices';
import { ErrorSummary } from '../ui/field/ErrorSummary';
import { useWiring } from '../ui/field/Field';
import { Honeypot } from '../ui/field/Honeypot';
import { Segmented } from '../ui/field/Segmented';
import { TextField } from '../ui/field/TextField';
import { trapFields } from '../schemas/common';
import { neverSeen } from './drafts';
import { useWatch } from './index';
import { useSchoolForm, type Sending } from './useSchoolForm';

const wrongPhone = z.string().min(4, 'The provided phone is invalid');
const two = z.object({
  name: z.string().min(1, 'Please enter your name'),
  phone: wrongPhone,
  theirs: wrongPhone,
});

function Two() {
  const { field, submit, summary } = useSchoolForm({
    schema: two,
    defaults: { name: '', phone: '', theirs: '' },
  });
  return (
    <form noValidate onSubmit={submit(() => undefined)}>
      <ErrorSummary {...summary} />
      <TextField label="Name" {...field('name')} />
      <TextField label="Phone" optional {...field('phone')} />
      <TextField label="Their phone" {...field('theirs')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

const named = z.object({ name: z.string(), ...trapFields });

function Trapped() {
  const { field, form, submit } = useSchoolForm({
    schema: named,
    defaults: { name: '', leaveEmpty: '' },
    draftKey: 'trapped',
  });
  return (
    <form noValidate onSubmit={submit(() => undefined)}>
      <TextField label="Name" {...field('name')} />
      <Honeypot {...form.register('leaveEmpty')} />
    </form>
  );
}

const schema = z.object({
  email: z.email('The provided email is invalid'),
  phone: z.string().min(4, 'The provided phone is invalid'),
  password: z.string(),
  network: z.string(),
});
type Values = z.output<typeof schema>;

const networks = [
  { value: 'mtn', label: 'MTN' },
  { value: 'at', label: 'AT' },
];

function Form({ onSend }: { onSend: (values: Values, sending: Sending) => unknown }) {
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { email: '', phone: '', password: '', network: 'mtn' },
    draftKey: 'test',
    secret: ['password'],
  });
  const email = useWatch({ control: form.control, name: 'email' });
  if (sent) return <p>Thank you</p>;
  return (
    <form noValidate onSubmit={submit(onSend)}>
      <ErrorSummary {...summary} />
      {email && <p>We write to {email}</p>}
      <TextField label="Email" {...field('email')} />
      <TextField label="Phone" help="With or without country code" {...field('phone')} />
      <TextField label="Password" type="password" {...field('password')} />
      <Segmented label="Network" options={networks} {...field('network')} />
      <Button type="submit" busy={sending}>
        Send
      </Button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = () => {
  type('Email', 'ama@example.com');
  type('Phone', '0241234567');
};

describe('useSchoolForm', () => {
  it('keeps focus in the field where the person is typing when the response arrives', async () => {
    render(<Two />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const name = screen.getByLabelText('Name');
    name.focus();
    fireEvent.input(name, { target: { value: 'A' } });
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(name);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).not.toBe(name));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(summary.isConnected).toBe(false);
  });

  it('lists errors in the summary and beside each field, and does not submit', async () => {
    const onSend = vi.fn();
    render(<Form onSend={onSend} />);
    send();
    const summary = await screen.findByRole('alert', { name: 'Please correct 2 fields' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('The provided email is invalid');
    expect(onSend).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('link', { name: 'The provided phone is invalid' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });

  it('lists the fields that share an error and links to each', async () => {
    render(<Two />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const own = await screen.findByRole('link', { name: 'Phone: The provided phone is invalid' });
    const theirs = screen.getByRole('link', { name: 'Their phone: The provided phone is invalid' });
    expect([own, theirs].map((link) => link.getAttribute('href'))).toEqual(['#phone', '#theirs']);
    expect(screen.getByRole('link', { name: 'Please enter your name' })).toBeDefined();
  });

  it('keeps a draft through a reload, but never a secret', async () => {
    const first = render(<Form onSend={vi.fn()} />);
    fill();
    type('Password', 'kente-cloth');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('0241234567'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('kente-cloth');
    first.unmount();

    render(<Form onSend={vi.fn()} />);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ama@example.com'));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('stores nothing of a hidden field and clears it', async () => {
    const old = { values: { name: 'Ama', leaveEmpty: 'x', website: 'x' }, idempotencyKey: 'k' };
    localStorage.setItem('school:draft:trapped', JSON.stringify(old));
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Trapped />);
    page.querySelector<HTMLInputElement>('[name=leaveEmpty]')!.value = 'https://filled.example';
    render(<Trapped />, { container: page, hydrate: true });
    const trap = page.querySelector<HTMLInputElement>('[name=leaveEmpty]')!;
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ama'));
    expect(trap.value).toBe('');
    fireEvent.input(trap, { target: { value: 'https://filled.example' } });
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Esi' } });
    await waitFor(() => expect(localStorage.getItem('school:draft:trapped')).toContain('Esi'));
    expect(localStorage.getItem('school:draft:trapped')).not.toMatch(/leaveEmpty|website|filled/);
    page.remove();
  });

  it('recognises each hidden field', () => expect(neverSeen).toEqual(Object.keys(trapFields)));

  it('prefers input from before the script ran to an older draft', async () => {
    const first = render(<Form onSend={vi.fn()} />);
    fill();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('0241234567'));
    first.unmount();

    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Form onSend={vi.fn()} />);
    container.querySelector<HTMLInputElement>('#email')!.value = 'early@example.com';
    container.querySelector<HTMLInputElement>('[value=at]')!.checked = true;
    const onSend = vi.fn();
    render(<Form onSend={onSend} />, { container, hydrate: true });
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveProperty('value', '0241234567'));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'early@example.com');
    expect(screen.getByRole('radio', { name: 'AT' })).toHaveProperty('checked', true);
    expect(document.body.textContent).toContain('We write to early@example.com');
    send();
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({
      email: 'early@example.com',
      phone: '0241234567',
      network: 'at',
    });
  });

  it('deletes the draft after a successful submit', async () => {
    render(<Form onSend={vi.fn()} />);
    fill();
    send();
    await screen.findByText('Thank you');
    expect(localStorage.length).toBe(0);
  });

  it('submits once, however often it is pressed', async () => {
    let finish = () => {};
    const onSend = vi.fn(() => new Promise<void>((done) => (finish = done)));
    render(<Form onSend={onSend} />);
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    send();
    fireEvent.submit(screen.getByRole('button').closest('form')!);
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    await act(async () => finish());
    await screen.findByText('Thank you');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it("shows the server's errors at their fields and retries with the same key", async () => {
    const keys: string[] = [];
    const onSend = vi.fn((_: Values, { idempotencyKey }: Sending) => {
      keys.push(idempotencyKey);
      if (keys.length > 1) return;
      const fields = [
        { field: 'phone', message: 'The provided phone number is already in use by an existing user' },
      ];
      throw { status: 422, data: { error: { code: 'phone_exists', message: 'Check the form', fields } } };
    });
    render(<Form onSend={onSend} />);
    fill();
    send();
    const link = await screen.findByRole('link', { name: /already in use/ });
    expect(link.getAttribute('href')).toBe('#phone');
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    send();
    await screen.findByText('Thank you');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends changed input as a new attempt when the sender knows that the first has arrived', async () => {
    const keys: string[] = [];
    const onSend = vi.fn((_: Values, { idempotencyKey }: Sending) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new TypeError('The answer was lost');
      if (keys.length === 2)
        throw { status: 422, data: { error: { code: 'key_reused', message: 'You sent this before' } } };
    });
    vi.stubGlobal('reportError', vi.fn());
    render(<Form onSend={onSend} />);
    fill();
    send();
    await screen.findByText(/could not be sent/);
    type('Email', 'ama.danso@example.com');
    send();
    await screen.findByText('You sent this before');
    send();
    await screen.findByText('Thank you');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    vi.unstubAllGlobals();
  });

  it('shows the message for a rejected value that is no field of the form', async () => {
    const fields = [{ field: 'type', message: 'There are still tickets' }];
    const failure = { status: 422, data: { error: { code: 'x', message: 'Check the fields', fields } } };
    render(
      <Form
        onSend={() => {
          throw failure;
        }}
      />,
    );
    fill();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('There are still tickets');
    expect(screen.getByRole('alert').textContent).not.toContain('Check the fields');
  });

  it('says so when the server cannot be reached, and loses no input', async () => {
    render(
      <Form
        onSend={() => {
          throw { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
        }}
      />,
    );
    fill();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ama@example.com');
  });

  it('delays the reload after a deploy from the first input until the form is submitted', async () => {
    const release = vi.fn();
    const shell = { ...standInShell(), holdReload: vi.fn(() => release) };
    render(
      <SurroundingsContext value={{ shell, base: '' }}>
        <Form onSend={() => undefined} />
      </SurroundingsContext>,
    );
    expect(shell.holdReload).not.toHaveBeenCalled();
    fill();
    await waitFor(() => expect(shell.holdReload).toHaveBeenCalledOnce());
    send();
    await screen.findByText('Thank you');
    expect(release).toHaveBeenCalledOnce();
  });
});

const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday' },
];
const week = z.object({
  days: z.array(z.enum(['mon', 'tue'], 'Not on that day')).min(1, 'Please choose a day'),
});

function Days({ error, defaultValue, id, ...input }: ReturnType<ReturnType<typeof useWeek>['choices']>) {
  const wiring = useWiring({ name: input.name, error, id });
  return (
    <Choices many label="Which days?" error={error} wiring={wiring}>
      {DAYS.map(({ value, label }, at) => (
        <CheckboxField
          key={value}
          {...input}
          id={at === 0 ? id : `${id}-${value}`}
          value={value}
          label={label}
          defaultChecked={defaultValue.includes(value)}
        />
      ))}
    </Choices>
  );
}

const useWeek = (days: string[]) =>
  useSchoolForm({ schema: week, defaults: { days }, draftKey: 'week', idPrefix: 'w-' });

function Week({ onSend = vi.fn(), days = [] }: { onSend?: (values: unknown) => unknown; days?: string[] }) {
  const { choices, submit, summary, sending, sent } = useWeek(days);
  if (sent) return <p>Thank you</p>;
  return (
    <form noValidate onSubmit={submit(onSend)}>
      <ErrorSummary {...summary} />
      <Days {...choices('days')} />
      <Button type="submit" busy={sending}>
        Send
      </Button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => DAYS.map(({ label }) => label).filter((label) => box(label).checked);

describe('checkboxes that share a name', () => {
  it('are stored as a list, also through a reload', async () => {
    const first = render(<Week />);
    fireEvent.click(box('Tuesday'));
    fireEvent.click(box('Monday'));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('mon'));
    first.unmount();

    const onSend = vi.fn();
    render(<Week onSend={onSend} />);
    await waitFor(() => expect(ticked()).toEqual(['Monday', 'Tuesday']));
    fireEvent.click(box('Tuesday'));
    send();
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toEqual({ days: ['mon'] });
  });

  it("start with the form's defaults", async () => {
    render(<Week days={['tue']} />);
    expect(ticked()).toEqual(['Tuesday']);
  });

  it('prefer what was ticked before the script ran to an older draft', async () => {
    const first = render(<Week />);
    fireEvent.click(box('Wednesday'));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('wed'));
    first.unmount();

    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Week />);
    container.querySelector<HTMLInputElement>('[value=mon]')!.checked = true;
    container.querySelector<HTMLInputElement>('[value=tue]')!.checked = true;
    const onSend = vi.fn();
    render(<Week onSend={onSend} />, { container, hydrate: true });
    await waitFor(() => expect(ticked()).toEqual(['Monday', 'Tuesday']));
    send();
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toEqual({ days: ['mon', 'tue'] });
  });

  it.each([
    [[], 'Please choose a day'],
    [['wed'], 'Not on that day'],
  ])(
    'say what is wrong with %o as a group, and the summary leads to the first box',
    async (days, message) => {
      render(<Week days={days} />);
      send();
      fireEvent.click(await screen.findByRole('link', { name: message }));
      expect(document.activeElement).toBe(box('Monday'));
      const described = screen.getByRole('group', { name: 'Which days?' }).getAttribute('aria-describedby');
      expect(document.getElementById(described ?? '')?.textContent).toContain(message);
    },
  );
});
