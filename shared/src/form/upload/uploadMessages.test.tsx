import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageMessages } from '../../schemas/uploads/storageMessages';
import { pdf, uploadForm } from './uploadForm';

let form: ReturnType<typeof uploadForm>;
beforeEach(() => {
  form = uploadForm();
});

describe('upload messages', () => {
  const expectError = async (message: string) => {
    await waitFor(() => expect(form.description()).toContain(`Error: ${message}`));
    expect(form.input().getAttribute('aria-invalid')).toBe('true');
  };
  const refuse = (status: number, code: string) => async () => {
    form.choose(pdf());
    const sent = await form.sentFile();
    act(() => sent.answer(status, { error: { code, message: 'In other words', requestId: 'x' } }));
  };

  it.each([
    ['unknown', storageMessages.unknown, refuse(500, 'internal')],
    ['object not found', storageMessages.object_not_found, refuse(404, 'not_found')],
    ['unauthenticated', storageMessages.unauthenticated, refuse(401, 'unauthenticated')],
    ['unauthorized', storageMessages.unauthorized, refuse(403, 'forbidden')],
    ['retry limit exceeded', storageMessages.retry_limit_exceeded, refuse(408, 'timed_out')],
    ['wrong file size', storageMessages.wrong_file_size, refuse(422, 'wrong_file_size')],
  ])('%s', async (_, message, happen) => {
    form.show();
    await happen();
    await expectError(message);
    expect(form.uploads.requested.at(-1)).toMatch(/^DELETE /);
    form.press('Try again: ama.pdf');
    const again = await form.sentFile(2);
    act(() => again.answer(200));
    await waitFor(() => expect(form.status()).toContain('ama.pdf is uploaded.'));
    expect(form.input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('canceled: the person cancels', async () => {
    form.show();
    form.choose(pdf());
    const sent = await form.sentFile();
    form.press('Cancel: ama.pdf');
    await waitFor(() => expect(form.status()).toContain('Operation cancelled.'));
    expect(sent.aborted).toBe(true);
    expect(form.uploads.requested.at(-1)).toMatch(/^DELETE /);
    expect(document.activeElement).toBe(form.input());
    expect(form.description()).not.toContain('ama.pdf');
  });

  it('retry limit exceeded: no progress for a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    form.show();
    form.choose(pdf());
    const sent = await form.sentFile();
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    act(() => sent.progress(1024));
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(sent.aborted).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await expectError(storageMessages.retry_limit_exceeded);
    expect(sent.aborted).toBe(true);
  });

  it('retry limit exceeded: progress is too slow', async () => {
    const { announce } = form.uploads.answers;
    form.uploads.answers.announce = () => {
      const { body, status: created } = announce();
      return { status: created, body: { ...(body as object), sendWithin: 30 } };
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    form.show();
    form.choose(pdf());
    const sent = await form.sentFile();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    act(() => sent.progress(1024));
    expect(sent.aborted).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await expectError(storageMessages.retry_limit_exceeded);
    expect(sent.aborted).toBe(true);
  });

  it('wrong file type, found by the API: no retry with the same file', async () => {
    form.show();
    await refuse(422, 'wrong_file_type')();
    await expectError('In other words');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it.each([
    [pdf('empty.pdf', 0), 'This file is empty.'],
    [pdf('large.pdf', 6 * 1024 * 1024), 'This file is 6 MB, and the limit is 5 MB.'],
  ])('wrong file size: the file is not sent', async (file, note) => {
    form.show();
    form.choose(file);
    await expectError(storageMessages.wrong_file_size);
    expect(form.status()).toContain(note);
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(form.uploads.requested).toEqual([]);
  });

  it("object not found: the draft's file has expired", async () => {
    const first = form.show();
    await form.uploaded();
    await waitFor(() => expect(form.draft()).toContain('ticket-1'));
    first.unmount();
    form.uploads.answers.state = () => ({ status: 404, body: { error: { code: 'not_found' } } });
    form.show();
    await expectError(storageMessages.object_not_found);
    expect(form.status()).toContain('Please choose ama.pdf again.');
    await waitFor(() => expect(form.draft()).not.toContain('ticket-1'));
  });

  it('rejects a wrong type with our own message and accepts another file', async () => {
    form.show();
    form.choose(new File(['echo Hello'], 'ama.sh'));
    await expectError('Choose a file of this type: PDF, DOC or DOCX.');
    form.choose(new File(['GIF89a'], 'ama.pdf'));
    await expectError('This is a GIF picture. Choose a file of this type: PDF, DOC or DOCX.');
    expect(form.uploads.requested).toEqual([]);
    await form.uploaded();
    expect(form.input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('sends a file with valid content whatever its name', async () => {
    form.show();
    form.choose(new File(['%PDF-1.7'], 'scan', { type: 'image/png' }));
    expect(await form.sentFile()).toMatchObject({ aborted: false });
  });

  it('shows the message of any other error', async () => {
    form.uploads.answers.announce = () => ({
      status: 429,
      body: {
        error: { code: 'too_many_requests', message: 'Too many attempts. Try again in a few minutes.' },
      },
    });
    form.show();
    form.choose(pdf());
    expect(form.uploads.files).toEqual([]);
    await expectError('Too many attempts. Try again in a few minutes.');
  });

  it('does not silently omit a failed file when it is optional', async () => {
    const onSend = vi.fn();
    form.show({ optional: true, onSend });
    form.typeName();
    await refuse(500, 'internal')();
    await expectError(storageMessages.unknown);
    form.press('Send');
    expect(await screen.findByRole('link', { name: storageMessages.unknown })).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
    form.press('Remove ama.pdf');
    form.press('Send');
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toEqual({ name: 'Ama', cv: null });
  });
});
