import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderIn, shellForTests } from '../../testing/inShell';
import { PersonLink } from './PersonLink';

const email = 'ama+music@example.com';
const writeText = vi.fn<(text: string) => Promise<void>>();
let shell: ReturnType<typeof shellForTests>;

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  shell = shellForTests();
  renderIn(shell, <PersonLink email={email} />);
});

const copy = () => fireEvent.click(screen.getByRole('button', { name: `Copy ${email}` }));

it('is a mail link with a link to all records', () => {
  const [mail, records] = screen.getAllByRole('link');
  expect([mail?.textContent, mail?.getAttribute('href')]).toEqual([email, `mailto:${email}`]);
  expect(records?.getAttribute('href')).toBe('/admin/people?email=ama%2Bmusic%40example.com');
});

it('copies the address, or shows it when the browser cannot copy', async () => {
  writeText.mockResolvedValueOnce();
  copy();
  expect(writeText).toHaveBeenCalledWith(email);
  await waitFor(() => expect(shell.toast.add).toHaveBeenCalledWith('Address copied.', { type: 'success' }));
  writeText.mockRejectedValueOnce(new Error('denied'));
  copy();
  await waitFor(() =>
    expect(shell.toast.add).toHaveBeenCalledWith(expect.stringContaining(email), { type: 'warning' }),
  );
});
