import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, uploadForm } from './uploadForm';

let form: ReturnType<typeof uploadForm>;
beforeEach(() => {
  form = uploadForm();
});

describe('a file field of a form', () => {
  it('shows accepted types and sets them for the file dialog', () => {
    form.show();
    expect(form.description()).toBe('PDF, DOC or DOCX, up to 5 MB.');
    expect(form.input().accept).toContain('.docx');
  });

  it('sends a file when it is chosen and shows the progress', async () => {
    form.show();
    form.choose(pdf());
    const sent = await form.sentFile();
    expect(sent).toMatchObject({
      ticket: 'Upload ticket-1',
      address: '/api/uploads/00000000-0000-4000-8000-000000000001',
    });
    act(() => sent.progress(1024));
    const bar = screen.getByRole('progressbar', { name: 'Uploading ama.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    act(() => sent.answer(200));
    await waitFor(() => expect(form.status()).toContain('ama.pdf is uploaded.'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(form.description()).toContain('ama.pdf 4 KB');
  });

  it("puts the file's reference into the form and restores it after a reload", async () => {
    const first = form.show();
    await form.uploaded();
    await waitFor(() => expect(form.draft()).toContain('ticket-1'));
    first.unmount();

    const onSend = vi.fn();
    form.show({ onSend });
    await waitFor(() => expect(form.description()).toContain('ama.pdf 4 KB'));
    form.typeName();
    form.press('Send');
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toEqual({
      name: 'Ama',
      cv: { id: '00000000-0000-4000-8000-000000000001', ticket: 'ticket-1', name: 'ama.pdf', size: 4096 },
    });
    expect(form.uploads.requested.at(-1)).toBe('GET /api/uploads/00000000-0000-4000-8000-000000000001');
  });

  it('delays a submit until the file is sent', async () => {
    const onSend = vi.fn();
    form.show({ onSend });
    form.typeName();
    form.choose(pdf());
    form.press('Send');
    await waitFor(() =>
      expect(screen.getByText('Send').closest('button')?.getAttribute('aria-busy')).toBe('true'),
    );
    const sent = await form.sentFile();
    expect(onSend).not.toHaveBeenCalled();
    act(() => sent.answer(200));
    await screen.findByText('Thank you');
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ cv: { ticket: 'ticket-1' } });
  });

  it('does not delay a submit with other errors', async () => {
    form.show();
    form.choose(pdf());
    await form.sentFile();
    form.press('Send');
    const summary = await screen.findByRole('alert', { name: 'Please correct 2 fields' });
    expect(summary.textContent).toContain('Please enter your name');
    expect(summary.textContent).toContain('This file is still uploading.');
    act(() => form.uploads.files[0]?.answer(200));
    await screen.findByRole('alert', { name: 'Please correct one field' });
  });

  it('keeps its file until another one has replaced it', async () => {
    form.show();
    await form.uploaded();
    form.choose(pdf('better.pdf'));
    const sent = await form.sentFile(2);
    expect(form.uploads.requested.join()).not.toContain('DELETE');
    act(() => sent.answer(200));
    await waitFor(() => expect(form.description()).toContain('better.pdf'));
    expect(form.uploads.requested).toContain('DELETE /api/uploads/00000000-0000-4000-8000-000000000001');
  });

  it('does not report an error for a canceled file', async () => {
    form.show();
    form.choose(pdf());
    await form.sentFile();
    form.press('Send');
    await screen.findByRole('alert', { name: 'Please correct 2 fields' });
    form.press('Cancel: ama.pdf');
    await waitFor(() => expect(form.status()).toContain('Operation cancelled.'));
    expect(form.input().getAttribute('aria-invalid')).toBeNull();
  });

  it('is empty after Remove, and focus is not lost', async () => {
    form.show();
    await form.uploaded();
    form.press('Remove ama.pdf');
    expect(form.description()).not.toContain('ama.pdf');
    expect(document.activeElement).toBe(form.input());
    form.typeName();
    form.press('Send');
    expect(await screen.findByRole('link', { name: 'Please add your CV' })).toBeTruthy();
  });

  it('accepts a file that was chosen before the script ran', async () => {
    const early = [pdf()];
    const files = vi
      .spyOn(HTMLInputElement.prototype, 'files', 'get')
      .mockReturnValueOnce(early as unknown as FileList);
    form.show();
    expect((await form.sentFile()).body).toBe(early[0]);
    files.mockRestore();
  });
});

describe('a broken connection', () => {
  it('is retried without sending the bytes twice when only the response was lost', async () => {
    form.show();
    form.choose(pdf());
    const first = await form.sentFile();
    act(() => first.cut());
    await waitFor(() => expect(form.status()).toContain('The connection was lost. Trying again …'));
    form.online();
    const second = await form.sentFile(2);
    act(() => second.cut());
    await waitFor(() => expect(form.status()).toContain('The connection was lost. Trying again …'));
    form.uploads.answers.state = () => ({ status: 200, body: { state: 'stored' } });
    form.online();
    await waitFor(() => expect(form.status()).toContain('ama.pdf is uploaded.'));
    expect(form.uploads.files).toHaveLength(2);
  });

  it('before anything was sent is retried as well', async () => {
    const { announce } = form.uploads.answers;
    form.uploads.answers.announce = () => ({ status: 0 });
    form.show();
    form.choose(pdf());
    await waitFor(() => expect(form.status()).toContain('The connection was lost. Trying again …'));
    form.uploads.answers.announce = announce;
    form.online();
    await form.sentFile();
  });
});
