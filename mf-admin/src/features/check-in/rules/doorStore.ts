import { deviceStore, hasAll } from '../../../kit/offline/deviceStore';
import { DOOR_LIST } from './forgetDoorList';
import type { DoorList, WaitingScan } from './types';

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
  const device = deviceStore(storage);

  return {
    list: () => {
      const kept = device.read(DOOR_LIST);
      return isList(kept) ? kept : undefined;
    },
    keepList: (list) => device.write(DOOR_LIST, list),
    waiting: () =>
      device
        .keys(SCAN)
        .map(device.read)
        .filter(isScan)
        .sort((a, b) => a.scannedAt.localeCompare(b.scannedAt)),
    add: (scan) => device.write(SCAN + scan.scanId, scan),
    settled: (scanIds) => scanIds.forEach((scanId) => device.drop(SCAN + scanId)),
    forgetList: () => device.drop(DOOR_LIST),
    isKept: device.isKept,
  };
}

const isList = (value: unknown): value is DoorList =>
  hasAll(value, 'at', 'tickets') && typeof value['at'] === 'string' && Array.isArray(value['tickets']);

const isScan = (value: unknown): value is WaitingScan =>
  hasAll(value, 'scanId', 'code', 'hash', 'door', 'scannedAt');
