import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mailServer';
import { mailsIn } from '../../testing/mails';
import { folderTransport } from './folderTransport';
import { mailOf } from './mailOf';
import { createMailbox } from './mailbox';
import type { Message } from './message';
import { smtpTransport } from './smtpTransport';

const from = 'hello@school.example';
const message: Message = {
  subject: 'Grüße aus Accra\r\nBcc: everybody@example.com',
  replyTo: 'kofi@example.com',
  unsubscribeUrl: 'https://school.example/api/community/unsubscribe?token=1',
  blocks: [
    { heading: 'Akwaaba' },
    { text: 'Ten fingers, <b>one</b> orchestra.' },
    { facts: [{ label: 'Fee', value: 'GH₵ 120.00' }] },
    { button: { label: 'Continue', url: 'https://school.example/learn?a=1&b=2' } },
    { link: { label: 'No more letters', url: 'https://school.example/community?leave=1' } },
  ],
};
const parcel = async () => ({
  ...(await mailOf('ama@example.com', message)),
  id: '7b1d2f4e-0000-4000-8000-000000000001',
  createdAt: new Date('2025-03-01T12:00:00Z'),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a mail', () => {
  it('has the same content as HTML and as text, and escapes what was typed', async () => {
    await folderTransport(folder, from).send(await parcel());
    const [mail] = await mailsIn(folder);
    expect(mail).toMatchObject({
      from: { address: from },
      to: [{ address: 'ama@example.com' }],
      replyTo: [{ address: 'kofi@example.com' }],
      subject: 'Grüße aus Accra Bcc: everybody@example.com',
      date: '2025-03-01T12:00:00.000Z',
    });
    expect(mail?.bcc).toBeUndefined();
    for (const text of [
      'No more letters',
      'https://school.example/community?leave=1',
      'Fee',
      'GH₵ 120.00',
      'Continue',
      'Achieving Global Heights',
    ]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.html).toContain('&lt;b&gt;one&lt;/b&gt;');
    expect(mail?.html).toContain('href="https://school.example/learn?a=1&amp;b=2"');
    expect(mail?.text).toContain('\nhttps://school.example/learn?a=1&b=2\n');
  });

  it('has a one-click unsubscribe and a dark scheme', async () => {
    await folderTransport(folder, from).send(await parcel());
    const [mail] = await mailsIn(folder);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe('<https://school.example/api/community/unsubscribe?token=1>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark"');
    expect(mail?.html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('without a subscription has no unsubscribe header', async () => {
    const { unsubscribeUrl: _, ...plain } = await parcel();
    await folderTransport(folder, from).send(plain);
    const [mail] = await mailsIn(folder);
    expect(mail?.headers.map(({ key }) => key).join(' ')).not.toContain('unsubscribe');
  });

  it.each([
    [false, 'auto-generated'],
    [true, undefined],
  ])('written by a person: %s, has the header %s', async (isPersonal, submitted) => {
    await folderTransport(folder, from).send({ ...(await parcel()), isPersonal });
    const [mail] = await mailsIn(folder);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(submitted);
  });

  it('that is tried twice exists once', async () => {
    const transport = folderTransport(folder, from);
    await transport.send(await parcel());
    await transport.send(await parcel());
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('has the same id at each attempt on a mail server', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, from);
    await transport.send(await parcel());
    await transport.send(await parcel());
    server.close();
    expect(server.received).toHaveLength(2);
    for (const mail of server.received)
      expect(mail).toMatch(/^Message-ID: <7b1d2f4e-0000-4000-8000-000000000001@school\.example>/m);
  });
});

describe('the local mailbox', () => {
  it('lists the mails and shows one without running anything in it', async () => {
    const file = { name: 'tickets.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 é') };
    await folderTransport(folder, from).send({ ...(await parcel()), file });
    expect(Buffer.from((await mailsIn(folder))[0]?.attachments[0]?.content as ArrayBuffer)).toEqual(
      file.bytes,
    );
    const mailbox = createMailbox(folder);
    const list = await (await mailbox.request('/')).text();
    const path = /href="\/mail(\/[^"]+)"/.exec(list)?.[1] ?? '';
    const page = await (await mailbox.request(path)).text();
    expect(page).toContain('sandbox="allow-popups');
    expect(page).toContain('ama@example.com');
    expect(page).toContain('download="tickets.pdf"');
    expect(page).toContain('11 bytes');
    expect((await mailbox.request('/..%2Fsecret.eml')).status).toBe(404);
  });

  it('is empty before the first mail', async () => {
    const mailbox = createMailbox(join(folder, 'none'));
    expect(await (await mailbox.request('/')).text()).toContain('No mail has been sent yet.');
  });
});
