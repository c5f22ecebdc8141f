import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from './refusal';

/** Below the ephemeral ports of outgoing connections, which could take one before the server listens. */
const PORTS = [20_000, 30_000] as const;

/** Returns a free port. @throws Error when this machine does not allow listening */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const reason = await whyTaken(port);
    if (!reason) return port;
    if (reason !== 'EADDRINUSE') throw new Error(`This machine cannot listen on port ${port} (${reason})`);
  }
}

/** Checks that a port is free. @throws Refusal when another program listens on it */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  const reason = await whyTaken(port);
  if (reason)
    throw new Refusal(`Port ${port} cannot be used (${reason}); choose another one with ${variable}`);
}

/** Returns why a port cannot be used, on either of this machine's loopback addresses. */
async function whyTaken(port: number): Promise<string | undefined> {
  return (await whyTakenAt('127.0.0.1', port)) ?? (await whyTakenAt('localhost', port));
}

function whyTakenAt(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}

/** Waits until a started program listens on its port. */
export async function untilListening(port: number): Promise<void> {
  while (!(await whyTakenAt('127.0.0.1', port))) await new Promise((done) => setTimeout(done, 20));
}
