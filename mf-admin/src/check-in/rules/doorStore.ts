import type { DoorList, WaitingScan } from './types';

const LIST = 'school:door-list';
const SCAN = 'school:door-scan:';

/** What a door's phone keeps. */
export interface DoorStore {
  readonly list: () => DoorList | undefined;
  readonly keepList: (list: DoorList) => void;
  /** Scans that the school has not heard of, the oldest first. */
  readonly waiting: () => WaitingScan[];
  readonly add: (scan: WaitingScan) => void;
  /** The school has heard of these. */
  readonly settled: (scanIds: readonly string[]) => void;
  /** Takes names and codes off the phone. Scans that the school has not heard of stay. */
  readonly forgetList: () => void;
  /** Whether the device has taken everything so far; otherwise it lasts only as long as the page. */
  readonly isKept: () => boolean;
}

/**
 * Keeps the door list and the waiting scans on the device. Each scan has a place of its own, so that two tabs of one
 * phone never overwrite each other's.
 */
export function doorStore(storage: () => Storage = () => localStorage): DoorStore {
  /** What the device would not take. */
  const unkept = new Map<string, string>();

  const attempt = <Result>(work: (device: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined; // storage is full or switched off: `unkept` stands in
    }
  };
  const write = (key: string, value: object): void => {
    const text = JSON.stringify(value);
    const took = attempt((device) => (device.setItem(key, text), true));
    if (took) unkept.delete(key);
    else unkept.set(key, text);
  };
  const read = (key: string): unknown => parse(unkept.get(key) ?? attempt((device) => device.getItem(key)));
  const drop = (key: string): void => {
    unkept.delete(key);
    attempt((device) => device.removeItem(key));
  };
  const keys = () => [...new Set([...unkept.keys(), ...(attempt((device) => Object.keys(device)) ?? [])])];

  return {
    list: () => {
      const kept = read(LIST);
      return isList(kept) ? kept : undefined;
    },
    keepList: (list) => write(LIST, list),
    waiting: () =>
      keys()
        .filter((key) => key.startsWith(SCAN))
        .map(read)
        .filter(isScan)
        .toSorted((a, b) => a.scannedAt.localeCompare(b.scannedAt)),
    add: (scan) => write(SCAN + scan.scanId, scan),
    settled: (scanIds) => scanIds.forEach((scanId) => drop(SCAN + scanId)),
    forgetList: () => drop(LIST),
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

const has = (value: unknown, ...names: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

const isList = (value: unknown): value is DoorList =>
  has(value, 'at', 'tickets') && typeof value['at'] === 'string' && Array.isArray(value['tickets']);

const isScan = (value: unknown): value is WaitingScan =>
  has(value, 'scanId', 'code', 'hash', 'door', 'scannedAt');
