import { createServer, type AddressInfo } from 'node:net';
import { Refusal } from './refusal';

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** @throws Refusal when another program listens on the port, by either of this machine's own addresses */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', 'localhost']) await refuseTakenAddress(host, port, variable);
}

function refuseTakenAddress(host: string, port: number, variable: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(new Refusal(`Port ${port} cannot be used (${error.code}); choose another one with ${variable}`)),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
