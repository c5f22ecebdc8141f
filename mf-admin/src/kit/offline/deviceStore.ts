/** JSON values on this device, by key. */
export interface DeviceStore {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: object) => void;
  readonly drop: (key: string) => void;
  /** All keys that have this prefix. */
  readonly keys: (prefix: string) => string[];
  /** Whether the device could store everything; otherwise values last as long as the page. */
  readonly isKept: () => boolean;
}

/** Values on the device. When its storage is full or off, the page keeps them in memory. */
export function deviceStore(storage: () => Storage = () => localStorage): DeviceStore {
  /** Values that the device could not store. */
  const unkept = new Map<string, string>();

  const attempt = <Result>(work: (device: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined; // Storage is full or off; `unkept` has the value.
    }
  };

  return {
    read: (key) => parse(unkept.get(key) ?? attempt((device) => device.getItem(key))),
    write: (key, value) => {
      const text = JSON.stringify(value);
      const took = attempt((device) => (device.setItem(key, text), true));
      if (took) unkept.delete(key);
      else unkept.set(key, text);
    },
    drop: (key) => {
      unkept.delete(key);
      attempt((device) => device.removeItem(key));
    },
    keys: (prefix) =>
      [...new Set([...unkept.keys(), ...(attempt((device) => Object.keys(device)) ?? [])])].filter((key) =>
        key.startsWith(prefix),
      ),
    isKept: () => unkept.size === 0,
  };
}

function parse(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // Not written by this page; ignored.
  }
}

/** Returns whether a parsed value is an object with all these keys. */
export const hasAll = (value: unknown, ...names: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
