import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Connect } from 'vite';
import { serveAlone } from '../dev/aloneServer';
import { followContracts } from '../dev/followContracts';
import { publicFiles } from '../dev/publicFiles';
import { findRemote } from '../dev/remoteFolder';
import { command } from './command';
import { onStopSignal } from './stopSignals';
import { port, readSiteSettings } from '../../workspace/settings';
import { Refusal } from '../../workspace/refusal';
import { refuseTakenPort } from '../../workspace/ports';
import { generateEndpoints } from '../../workspace/processes';

const DEFAULT_PORT = '4200';

// npm run alone -- mf-donate: runs that app by itself with a stand-in shell, and with the API if it is running.
await command(async () => {
  const [wanted, ...more] = process.argv.slice(2);
  if (!wanted || more.length > 0) throw new Refusal('Name one app: npm run alone -- mf-donate');
  const remote = findRemote(wanted);
  const { apiPort } = readSiteSettings(process.env);
  const alonePort = readAlonePort(process.env['ALONE_PORT'] ?? DEFAULT_PORT);
  await refuseTakenPort(alonePort, 'ALONE_PORT');
  await generateEndpoints();

  const api = `http://127.0.0.1:${apiPort}`;
  const fonts = filesOf(join(await publicFiles(), 'fonts'));
  const server = await serveAlone(remote, { port: alonePort, api, fonts, plugins: [followContracts()] });
  onStopSignal(() => void server.close());

  console.log(`
  ${remote.name} is alone at http://localhost:${alonePort}
  ${(await answers(api)) ? `The API runs at ${api}.` : `No API runs at ${api}, so its requests fail. npm start runs one.`}
  Stop it with Ctrl+C.
`);
});

function readAlonePort(text: string): number {
  const parsed = port.safeParse(text);
  if (!parsed.success) throw new Refusal(`Invalid environment: ALONE_PORT must be a port (it is "${text}")`);
  return parsed.data;
}

function answers(api: string): Promise<boolean> {
  return fetch(`${api}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function filesOf(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    readFile(join(folder, basename(request.url ?? ''))).then(
      (font) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(font);
      },
      () => next(),
    );
  };
}
