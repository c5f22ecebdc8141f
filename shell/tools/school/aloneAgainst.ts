import type { Connect } from 'vite';
import { onStopSignal } from '../cli/stopSignals';
import { serveAlone } from '../dev/aloneServer';
import { findRemote } from '../dev/remoteFolder';
import { readServing } from './readServing';

/** What the kit imports. Packages of packages are found too late otherwise, and the first visit loads twice. */
const USED_BY_KIT = ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'react-redux', 'react-router-dom'];
const PEERS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
];

/** Serves the remote in this folder with a stand-in shell, with the API and fonts of a running site. */
export async function aloneAgainst(args: readonly string[]): Promise<void> {
  const { site, port } = await readServing(args, { variable: 'ALONE_PORT', port: '4200' });
  const { origin } = new URL(site);
  const remote = findRemote('./');
  const server = await serveAlone(remote, {
    port,
    api: origin,
    fonts: fontsOf(origin),
    // The kit's styles need the build's settings, which prepared packages do not get.
    optimizeDeps: {
      exclude: ['@school/shared'],
      include: [...PEERS, ...USED_BY_KIT.map((name) => `@school/shared > ${name}`)],
    },
  });
  onStopSignal(() => void server.close());
  console.log(`\n  ${remote.name} is alone at http://localhost:${port}, with the API of ${origin}\n`);
}

/** The fonts are files of the deployed shell, whose folder each page names. */
function fontsOf(origin: string): Connect.NextHandleFunction {
  let shell: Promise<string | undefined> | undefined;
  const find = async () => /\/apps\/shell\/[0-9a-f]{12}\//.exec(await (await fetch(origin)).text())?.[0];
  return (request, response, next) => {
    shell ??= find();
    shell
      .then((folder) => fetch(`${origin}${folder}fonts${request.url}`))
      .then(async (font) => {
        response.statusCode = font.status;
        response.setHeader('content-type', 'font/woff2');
        response.end(Buffer.from(await font.arrayBuffer()));
      })
      .catch(next);
  };
}
