import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Starts a minimal mail server that receives mails.
 * @param beforeTaken called with a mail before its sender gets the confirmation
 */
export async function startMailServer(beforeTaken: (mail: string) => Promise<void> = async () => undefined) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let data: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    // Its sender was killed.
    socket.on('error', () => socket.destroy());
    say('220 mail.example');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (data !== undefined && line !== '.') data += `${line}\n`;
        else if (data !== undefined) {
          const mail = data;
          received.push(mail);
          data = undefined;
          void beforeTaken(mail).then(() => say('250 taken'));
        } else if (line === 'DATA') {
          data = '';
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => void server.close();
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    /** Cuts all connections and takes no new ones. */
    away: () => {
      close();
      for (const socket of sockets) socket.destroy();
    },
    back: () => listen(port),
    close,
  };
}
