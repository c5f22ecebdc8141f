import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useGetCorrespondenceQuery } from '../correspondence/api';
import { seenVersion } from '../versions/seenVersions';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import type { RecordNews } from './api';
import { Together } from './Together';

const record = { kind: 'lesson', id: 'l1' };
const refetch = vi.fn<() => Promise<{ isError: boolean }>>();
/** How often what was written about the record was read. */
let read: number;
let stream: ReadableStreamDefaultController<Uint8Array>;

beforeEach(async () => {
  vi.useFakeTimers();
  read = 0;
  refetch.mockReset().mockResolvedValue({ isError: false });
  vi.stubGlobal('fetch', async (what: Request | string) => {
    const url = typeof what === 'string' ? what : what.url;
    if (url.endsWith('/stream'))
      return new Response(new ReadableStream<Uint8Array>({ start: (begun) => void (stream = begun) }));
    read += 1;
    return Response.json([]);
  });
  const shell = shellWithStore();
  renderWithStore(
    <>
      <Letters /> <Together {...{ record, refetch }} what="registration" />
    </>,
    shell,
  );
  await later();
});

function Letters() {
  useGetCorrespondenceQuery({ list: 'music-study', id: 'l1' });
  return null;
}

const later = (ms = 20) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

async function send(version: string, further: Partial<RecordNews> = {}): Promise<void> {
  const news = { version, isGone: false, here: [], changedBy: 'Ama', isOwnChange: false, ...further };
  stream.enqueue(new TextEncoder().encode(`event: record\ndata: ${JSON.stringify(news)}\n\n`));
  await later();
}

const seen = () => seenVersion('/staff/music-study/l1');

it('marks a version as seen only after the record was reloaded, and retries that', async () => {
  await send('lesson/l1:1');
  expect(seen()).toBe('lesson/l1:1');
  refetch.mockResolvedValueOnce({ isError: true });
  await send('lesson/l1:2');
  expect(seen()).toBe('lesson/l1:1');
  expect(screen.queryByText(/Ama has changed it/)).toBeNull();
  await later(11_000);
  expect(seen()).toBe('lesson/l1:2');
  expect(screen.getByText(/Ama has changed it/)).toBeTruthy();
});

it('reloads dependent data with each change, and not when it is opened', async () => {
  await send('lesson/l1:1');
  expect(read).toBe(1);
  await send('lesson/l1:2');
  expect(read).toBe(2);
});

it('names nobody for their own changes, and no colleague for changes by others', async () => {
  await send('lesson/l1:1');
  await send('lesson/l1:2', { isOwnChange: true });
  expect(screen.queryByText(/has changed it/)).toBeNull();
  await send('lesson/l1:3', { changedBy: null });
  expect(
    screen.getByText('A payment or a visitor has changed it; you see the current version.'),
  ).toBeTruthy();
});

it('says that the record was deleted, and does not reload it', async () => {
  await send('lesson/l1:1');
  refetch.mockClear();
  await send('lesson/l1:2', { isGone: true });
  expect(screen.getByText('This registration was deleted')).toBeTruthy();
  expect(screen.queryByText(/Ama has changed it/)).toBeNull();
  expect(refetch).not.toHaveBeenCalled();
});
