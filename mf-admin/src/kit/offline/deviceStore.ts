/** JSON values on this device, by key. */
export interface DeviceStore {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: object) => void;
  readonly drop: (key: string) => void;
  /** Every key that begins so. */
  readonly keys: (prefix: string) => string[];
  /** Whether the device has taken everything so far; otherwise it lasts only as long as the page. */
  readonly isKept: () => boolean;
}

/** What is kept on the device; where its storage is full or switched off, the page keeps it as long as it stays. */
export function deviceStore(storage: () => Storage = () => localStorage): DeviceStore {
  /** What the device would not take. */
  const unkept = new Map<string, string>();

  const attempt = <Result>(work: (device: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined; // storage is full or switched off: `unkept` stands in
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
    return undefined; // somebody else wrote there: it is as good as nothing
  }
}

/** Whether a value that was read is an object with all these names. */
export const hasAll = (value: unknown, ...names: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
