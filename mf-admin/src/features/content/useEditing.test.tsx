import { act, cleanup, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithStore, shellWithStore } from '../../testing/inShell';
import { useGetContentQuery, type ContentDetail } from '../../kit/content/api';
import { useEditing, type Editing } from './useEditing';

const which = { owner: 'mf-mate', name: 'questions' };
const asked = vi.fn<(method: string) => void>();
/** The stored document at the API. */
let kept: { version: number; text: string };
/** Delays a change, if set. */
let gate: Promise<void>;
let editing: Editing;

beforeEach(async () => {
  said.mockClear();
  kept = { version: 1, text: 'Before' };
  gate = Promise.resolve();
  asked.mockClear();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(request.method);
    if (request.method === 'GET') return Response.json(detail());
    const { value, version } = (await request.json()) as { value: { text: string }; version: number };
    await gate;
    if (version !== kept.version)
      return Response.json(
        { error: { code: 'conflict', message: 'Changed', requestId: 'x' } },
        { status: 409 },
      );
    kept = { version: version + 1, text: value.text };
    return Response.json(detail());
  });
  const shell = shellWithStore();
  renderWithStore(<Probe />, shell);
  await vi.waitUntil(() => said.mock.calls.length > 0);
});

const detail = () => ({
  version: kept.version,
  schema: { type: 'object', properties: { text: { type: 'string' } } },
  previewKey: `key of ${asked.mock.calls.length}`,
  shown: { text: 'Before' },
  draft: { value: { text: kept.text }, by: 'Ama', at: '2025-03-01T12:00:00Z' },
});

type Refetch = ReturnType<typeof useGetContentQuery>['refetch'];

/** Records whether a change by another person was reported. */
const said = vi.fn<(isStale: boolean) => void>();

function Probe() {
  const { data, refetch } = useGetContentQuery(which);
  return data ? <Held detail={data} refetch={refetch} /> : null;
}

function Held({ detail: known, refetch }: { detail: ContentDetail; refetch: Refetch }) {
  const shown = useEditing(which, known, refetch);
  useLayoutEffect(() => {
    editing = shown;
    said(shown.isStale);
  });
  return null;
}

const type = (text: string) => act(async () => editing.change(['text'], text));

it("stores a draft, and does not report one's own change as another person's", async () => {
  await type('Mine');
  await act(() => editing.keepDraft());
  await waitFor(() => expect(editing).toMatchObject({ isTyped: false, isStale: false, busy: '' }));
  expect(said).not.toHaveBeenCalledWith(true);
  expect(asked.mock.calls.flat()).toEqual(['GET', 'PUT']);
});

it('keeps what is typed while the draft is being saved', async () => {
  await type('Mine');
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  let sent: Promise<unknown> | undefined;
  await act(async () => void (sent = editing.keepDraft()));
  await type('Mine, and more');
  await act(async () => {
    open();
    await sent;
  });
  expect(editing.typed).toEqual({ text: 'Mine, and more' });
  expect(editing.isTyped).toBe(true);
});

it('reports a save that another person made first', async () => {
  await type('Mine');
  kept = { version: 7, text: 'Theirs' };
  expect(await act(() => editing.keepDraft())).toBeUndefined();
  await waitFor(() => expect(editing.isStale).toBe(true));
  expect(editing.typed).toEqual({ text: 'Mine' });
  await act(async () => editing.takeTheirs());
  expect(editing).toMatchObject({ isStale: false, typed: { text: 'Theirs' } });
});

it('opens previews with a fresh key, after the draft is stored', async () => {
  expect(await act(() => editing.freshPreviewKey())).toBe('key of 2');
  await type('Mine');
  expect(await act(() => editing.freshPreviewKey())).toBe('key of 3');
  expect(asked.mock.calls.flat()).toEqual(['GET', 'GET', 'PUT']);
});

it('stores the typed text as a draft when the page is left', async () => {
  await type('Mine');
  cleanup();
  await waitFor(() => expect(kept).toEqual({ version: 2, text: 'Mine' }));
});

it('does not publish while a photograph is chosen and not added, and says so at its field', async () => {
  await type('Mine');
  await act(async () => editing.notePending('0.photo', true));
  await act(async () => void (await editing.publish()));
  expect(editing.wrong.fields).toEqual({ '0.photo': 'Add this photograph, or remove it' });
  expect(kept.version).toBe(1);
  await act(async () => editing.notePending('0.photo', false));
  await act(async () => void (await editing.publish()));
  expect(editing.wrong.fields).toEqual({});
  expect(asked).toHaveBeenLastCalledWith('POST');
});
