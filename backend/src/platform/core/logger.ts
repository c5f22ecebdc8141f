import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './serializeError';

export type { Logger };

/** Writes JSON lines to standard output, without credentials. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError },
    redact: ['headers.authorization', 'headers.cookie', 'password', '*.password'],
  };
  return destination ? pino(options, destination) : pino(options);
}
