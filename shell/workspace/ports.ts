import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from './refusal';

/** Below the ports that a system gives to connections that go out: one of those is taken again before anybody listens. */
const PORTS = [20_000, 30_000] as const;

/** A port that nothing listens on. @throws Error when this machine lets nobody listen at all */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const reason = await whyTaken(port);
    if (!reason) return port;
    if (reason !== 'EADDRINUSE') throw new Error(`Nobody can listen on port ${port} (${reason})`);
  }
}

/** @throws Refusal when another program listens on the port */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  const reason = await whyTaken(port);
  if (reason)
    throw new Refusal(`Port ${port} cannot be used (${reason}); choose another one with ${variable}`);
}

/** Why nobody else can listen on a port, by either of this machine's own addresses. */
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

/** Waits until a program that was started listens on its port. */
export async function untilListening(port: number): Promise<void> {
  while (!(await whyTakenAt('127.0.0.1', port))) await new Promise((done) => setTimeout(done, 20));
}
