import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { codeOf, StartError } from '../core/startError';

const drainMs = 10_000;

interface Place {
  /** Whose port it is, for the message. */
  name: string;
  variable: string;
  host: string;
  port: number;
}

/** Of each server, its connections with how many requests of each are under way. */
const connectionsOf = new WeakMap<Server, Map<Socket, number>>();

/** Listens, or says in one line which port is taken. Gives the port that it got. */
export function listenOn(server: Server, { name, variable, host, port }: Place): Promise<number> {
  countRequests(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `cannot be used (${codeOf(error)})`;
      const way = `stop what runs there, or set ${variable}`;
      reject(new StartError(`Cannot start, port ${port} of the ${name} ${reason}: ${way}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Notes which connections have a request under way, and ends one that has none any more while the server drains. */
function countRequests(server: Server): void {
  const connections = new Map<Socket, number>();
  connectionsOf.set(server, connections);
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    // A proxy that keeps its connections learns that this one ends before it sends another request.
    if (!server.listening) response.shouldKeepAlive = false;
    response.once('close', () => {
      const left = (connections.get(socket) ?? 1) - 1;
      if (connections.has(socket)) connections.set(socket, left);
      if (!server.listening && left === 0) socket.end();
    });
  });
}

/**
 * Takes no new request, lets the running ones end, and cuts what is left after a while. Connections without a request end
 * at once, those as well that never had one: to Node.js they are not idle, and a proxy opens some ahead.
 */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    for (const [socket, requests] of connectionsOf.get(server) ?? []) if (requests === 0) socket.destroy();
  });
}
