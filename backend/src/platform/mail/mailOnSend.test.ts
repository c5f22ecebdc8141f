import { describe, expect, it, vi } from 'vitest';
import { testNow } from '../../testing/api';
import { mailOnSendHandler } from './mailOnSend';
import type { Parcel } from './transport';

const effect = { id: 'one', key: 'letter:one', payload: 'about', createdAt: testNow };
const message = { subject: 'Akwaaba', blocks: [{ text: 'Come along.' }] };
const to = 'kofi@example.com';

describe('a mail', () => {
  it('is written when it is sent, under the id of its effect, and recorded afterwards', async () => {
    const sent: Parcel[] = [];
    const onSent = vi.fn<() => Promise<void>>(async () => void expect(sent).toHaveLength(1));
    const send = async (parcel: Parcel) => void sent.push(parcel);
    await mailOnSendHandler({ send }, async (payload) => {
      expect(payload).toBe('about');
      return { to, message, onSent };
    })(effect);
    expect(sent).toMatchObject([{ to, subject: 'Akwaaba', id: 'one', createdAt: testNow }]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('without a recipient is not sent', async () => {
    const send = vi.fn<() => Promise<void>>();
    await mailOnSendHandler({ send }, async () => undefined)(effect);
    expect(send).not.toHaveBeenCalled();
  });

  it('that is refused stores the reason, but not the address', async () => {
    const onSent = vi.fn<() => Promise<void>>();
    const send = async () => Promise.reject(new Error(`550 <${to}>: no such mailbox`));
    const sending = mailOnSendHandler({ send }, async () => ({ to, message, onSent }))(effect);
    await expect(sending).rejects.toThrow(/^550 <the address>: no such mailbox$/);
    expect(onSent).not.toHaveBeenCalled();
  });
});
