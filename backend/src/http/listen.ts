import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, StartError } from '../core/startError';

const drainMs = 10_000;

interface Place {
  /** Whose port it is, for the message. */
  name: string;
  variable: string;
  host: string;
  port: number;
}

/** Listens, or says in one line which port is taken. Gives the port that it got. */
export function listenOn(server: Server, { name, variable, host, port }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `cannot be used (${codeOf(error)})`;
      const way = `stop what runs there, or set ${variable}`;
      reject(new StartError(`Cannot start, port ${port} of the ${name} ${reason}: ${way}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no new request, lets the running ones end, and cuts what is left after a while. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
