import { useLayoutEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drawer } from '@school/shared/staff/drawer';
import { FOOT_PROPERTY } from '@school/shared/theme';
import { renderIn, shellForTests } from '../../testing/inShell';
import { SessionSoon } from './SessionSoon';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 76.4 } as DOMRect);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

let setSoon: (isSoon: boolean) => void;

function Page() {
  const [isSoon, set] = useState(false);
  const [endsAt] = useState(() => Date.now() + 240_000);
  useLayoutEffect(() => {
    setSoon = set;
  }, []);
  return (
    <main id="admin-content">
      <Drawer title="An enquiry" onClose={() => undefined}>
        <textarea aria-label="Answer" />
      </Drawer>
      {isSoon && <SessionSoon {...{ endsAt }} onStay={() => undefined} />}
    </main>
  );
}

const { style } = document.documentElement;
const room = () => [style.getPropertyValue(FOOT_PROPERTY), style.scrollPaddingBottom];

it('reserves its room below drawer and page while it is shown', () => {
  renderIn(shellForTests(), <Page />);
  act(() => setSoon(true));
  expect(screen.getByRole('alert').textContent).toContain('Your session ends in 4 minutes');
  expect(room()).toEqual(['77px', '77px']);
  act(() => setSoon(false));
  expect(room()).toEqual(['', '']);
});

it('stands above the mark of a preview, and leaves its room to it', () => {
  // As the server reserves it.
  style.setProperty(FOOT_PROPERTY, '60px');
  renderIn(shellForTests(), <Page />);
  act(() => setSoon(true));
  expect(screen.getByRole('alert').style.bottom).toBe('60px');
  expect(room()).toEqual(['137px', '137px']);
  act(() => setSoon(false));
  expect(room()).toEqual(['60px', '']);
});

it('takes no focus, and restores it to the field that was edited', async () => {
  renderIn(shellForTests(), <Page />);
  const answer = screen.getByLabelText('Answer');
  answer.focus();
  act(() => setSoon(true));
  expect(document.activeElement).toBe(answer);
  const button = screen.getByRole('button', { name: 'Stay signed in' });
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: answer }));
  button.focus();
  act(() => setSoon(false));
  await waitFor(() => expect(document.activeElement).toBe(answer));
});
