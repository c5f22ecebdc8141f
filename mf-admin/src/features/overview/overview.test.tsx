import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreProvider } from '@school/shared/api';
import type { Project } from '../../kit/projects/api';
import { renderIn, shellWithStore } from '../../testing/inShell';
import { LiveStatus } from '../../kit/live/LiveStatus';
import { needsAttention } from './needsAttention';
import { sinceOpened, trace } from './numbers';
import { useLiveCounts } from '../../kit/counts/useLiveCounts';

type Stream = ReadableStreamDefaultController<Uint8Array>;

let streams: Stream[] = [];
let status = 200;
const counts = { members: 3, projects: 6, openProjects: 6, raised: 350_000 };

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  status = 200;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
      return new Response(body, { status });
    }),
  );
});

function Watched() {
  return (
    <StoreProvider>
      <Readings />
    </StoreProvider>
  );
}

function Readings() {
  const { readings, state, refusal } = useLiveCounts();
  return (
    <>
      <LiveStatus state={state} />
      <pre>{readings.map(({ members }) => members).join(' ')}</pre>
      <p>{refusal}</p>
    </>
  );
}

/** The store notifies once per frame. */
const FRAME_MS = 20;

const settle = (ms = FRAME_MS) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

async function send(members: number): Promise<void> {
  const event = `event: counts\ndata: ${JSON.stringify({ ...counts, members })}\n\n`;
  streams.at(-1)?.enqueue(new TextEncoder().encode(event));
  await settle();
}

const seen = () => document.querySelector('pre')?.textContent;

describe('the live counts', () => {
  it('update by themselves, and in the state of the page', async () => {
    const shell = shellWithStore();
    renderIn(shell, <Watched />);
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Connecting');
    await send(3);
    await send(4);
    expect(seen()).toBe('3 4');
    expect(screen.getByRole('status').textContent).toBe('Live');
    expect(shell.page.update).toHaveBeenLastCalledWith({ counts: { ...counts, members: 4 } });
  });

  it('report a disconnect, keep the last numbers, and continue by themselves', async () => {
    renderIn(shellWithStore(), <Watched />);
    await settle();
    await send(3);
    streams[0]?.close();
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Disconnected, reconnecting');
    expect(seen()).toBe('3');
    await settle(60_000);
    await send(5);
    expect(screen.getByRole('status').textContent).toBe('Live');
    expect(seen()).toBe('3 5');
  });

  it('say what is missing when they are rejected, and stop requesting', async () => {
    status = 403;
    renderIn(shellWithStore(), <Watched />);
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Not live');
    expect(screen.getByText('Your roles do not include access to these numbers.')).toBeTruthy();
    await settle(120_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the numbers as text and bars', () => {
  it('show how a count has changed since the page was opened', () => {
    expect(sinceOpened([3])).toBe('No change since you opened this page');
    expect(sinceOpened([3, 4, 6])).toBe('3 more since you opened this page');
    expect(sinceOpened([3, 2])).toBe('1 fewer since you opened this page');
  });

  it('draw the last sixteen readings, with room for missing ones', () => {
    expect(trace([7])).toEqual([...Array.from({ length: 15 }, () => 0), 7]);
    expect(trace(Array.from({ length: 20 }, (_, at) => at))).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 4),
    );
  });
});

describe('what needs attention', () => {
  const project = (slug: string, raised: number, isOpen = true) =>
    ({ slug, raised, target: 1000, isOpen }) as Project;

  it('lists full, then nearly full, then projects without a donation, and no closed ones', () => {
    const list = [
      project('none', 0),
      project('some', 500),
      project('nearly', 900),
      project('full', 1000),
      project('closed', 0, false),
    ];
    expect(needsAttention(list).map(({ project: { slug }, what }) => `${slug} ${what}`)).toEqual([
      'full has reached its target and still takes donations',
      'nearly has nearly reached its target',
      'none has raised nothing yet',
    ]);
  });
});
