import { BrowserRouter } from '@school/shared';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from './Announcer';

afterEach(() => {
  document.body.innerHTML = '';
});

function open(path: string) {
  window.history.replaceState(null, '', path);
  document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"><input id="name"></main>');
  const frame = (visit: number) => (
    <BrowserRouter>
      <Announcer visit={visit} />
    </BrowserRouter>
  );
  const { rerender, container } = render(frame(0));
  return {
    container,
    async goTo(next: string, visit: number) {
      window.history.replaceState(null, '', next);
      await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
      rerender(frame(visit));
    },
  };
}

it("announces the new page's title and moves focus to its start", async () => {
  const { container, goTo } = open('/donate');
  document.title = 'About us';
  await goTo('/about', 1);
  expect(container.textContent).toBe('About us');
  expect(document.activeElement?.id).toBe('main');
});

it('leaves focus alone when a page replaces its own URL', async () => {
  const { container, goTo } = open('/donate/new/mate');
  await goTo('/donate/1/mate', 0);
  expect(container.textContent).toBe('');
  expect(document.activeElement).toBe(document.body);
});

it('never takes focus from a field', async () => {
  const { container, goTo } = open('/donate');
  document.title = 'About us';
  document.getElementById('name')?.focus();
  await goTo('/about', 1);
  expect(container.textContent).toBe('About us');
  expect(document.activeElement?.id).toBe('name');
});
