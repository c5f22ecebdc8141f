import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime, { type Email } from 'postal-mime';

/** Shows the mails of the local folder as pages, newest first. Only for a machine without a mail server. */
export function createMailbox(folder: string): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const names = await namesIn(folder);
    const rows = await Promise.all(
      names.map(async (name) => {
        const { subject, to, date } = await readMail(folder, name);
        return html`<li>
          <a href="/mail/${name}">${subject}</a> to ${to?.map(({ address }) => address).join(', ')}, ${date}
        </li>`;
      }),
    );
    const list =
      rows.length > 0
        ? html`<ul>
            ${rows}
          </ul>`
        : html`<p>No mail has been sent yet.</p>`;
    return c.html(page('Local mail', list));
  });
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    if (!(await namesIn(folder)).includes(name))
      return c.html(page('Local mail', html`<p>No such mail.</p>`), 404);
    const mail = await readMail(folder, name);
    const body = html`<p><a href="/mail">All mails</a></p>
      <p>From ${mail.from?.address} to ${mail.to?.map(({ address }) => address).join(', ')}, ${mail.date}</p>
      <iframe
        title="The mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${(mail.html ?? '').replace('<head>', '<head><base target="_blank">')}"
      ></iframe>
      <h2>As text</h2>
      <pre>${mail.text}</pre>
      ${attachedTo(mail)}`;
    return c.html(page(mail.subject ?? '', body));
  });
  return app;
}

/** Names the attached files, with links that save them. */
const attachedTo = ({ attachments }: Email) =>
  attachments.map(({ filename, mimeType, content }) => {
    const bytes = Buffer.from(content as ArrayBuffer);
    const url = `data:${mimeType};base64,${bytes.toString('base64')}`;
    return html`<p>
      Attached: <a href="${url}" download="${filename}">${filename}</a>, ${bytes.length} bytes
    </p>`;
  });

/** Returns the mails in the folder, newest first: their names begin with the time. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
}

const readMail = async (folder: string, name: string): Promise<Email> =>
  PostalMime.parse(await readFile(join(folder, name)));

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:44rem;border:1px solid #999}pre{white-space:pre-wrap}li{margin:.5rem 0}';

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
