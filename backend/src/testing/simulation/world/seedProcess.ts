import crypto, { type webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import FakeTimers from '@sinonjs/fake-timers';
import type { Random } from '../../random';

/** A process whose time and chance come from a seed. */
export interface SeededProcess {
  /** Its time, which moves only when it is told to. The embedded database reads it as well. */
  readonly time: ReturnType<typeof FakeTimers.install>;
  /** Gives back the machine's own time and chance. */
  restore(): void;
}

/**
 * Replaces everything in this process that differs between two runs: the clock, timers and random bytes. It has to be
 * called before the database is opened, which takes its time and chance from the process.
 * @param start the time at which the run begins
 */
export function seedProcess(random: Random, start: Date): SeededProcess {
  const fill = <T extends NodeJS.ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random.below(256);
    return array;
  };
  const randomUUID = () => {
    const digits = fill(Buffer.alloc(16));
    digits[6] = (digits.readUInt8(6) & 0x0f) | 0x40;
    digits[8] = (digits.readUInt8(8) & 0x3f) | 0x80;
    return digits.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  const { subtle } = globalThis.crypto;
  const undo = [
    replace(crypto, 'randomBytes', (size: number) => fill(Buffer.alloc(size))),
    replace(crypto, 'randomFillSync', fill),
    replace(crypto, 'randomUUID', randomUUID),
    replace(crypto, 'randomInt', (least: number, end?: number) =>
      end === undefined ? random.below(least) : least + random.below(end - least),
    ),
    replace(globalThis.crypto, 'getRandomValues', fill),
    replace(globalThis.crypto, 'randomUUID', randomUUID),
    replace(Math, 'random', random.next),
    // Signatures of cookies would come from threads, in any order.
    replace(subtle, 'sign', async (_: unknown, key: webcrypto.CryptoKey, text: Uint8Array) =>
      hmac(key, text),
    ),
    replace(
      subtle,
      'verify',
      async (_: unknown, key: webcrypto.CryptoKey, signature: Uint8Array, text: Uint8Array) =>
        hmac(key, text).equals(signature),
    ),
  ];
  // Modules that imported a function by its name get the new one.
  syncBuiltinESMExports();
  const time = FakeTimers.install({
    now: start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  return {
    time,
    restore: () => {
      time.uninstall();
      for (const each of undo) each();
      syncBuiltinESMExports();
    },
  };
}

const hmac = (key: webcrypto.CryptoKey, text: Uint8Array): Buffer =>
  crypto.createHmac('sha256', crypto.KeyObject.from(key)).update(text).digest();

/** Replaces a function of an object. @returns what gives the original back */
function replace(target: object, name: string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (original) Object.defineProperty(target, name, original);
    else Reflect.deleteProperty(target, name);
  };
}
