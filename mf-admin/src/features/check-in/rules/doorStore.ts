import { deviceStore, hasAll } from '../../../kit/offline/deviceStore';
import { DOOR_LIST } from './forgetDoorList';
import type { DoorList, WaitingScan } from './types';

const SCAN = 'school:door-scan:';

/** The storage of a door's phone. */
export interface DoorStore {
  readonly list: () => DoorList | undefined;
  readonly keepList: (list: DoorList) => void;
  /** Returns scans not reported to the API, oldest first. */
  readonly waiting: () => WaitingScan[];
  readonly add: (scan: WaitingScan) => void;
  /** Removes scans that were reported. */
  readonly settled: (scanIds: readonly string[]) => void;
  /** Deletes names and codes from the phone. Unreported scans stay. */
  readonly forgetList: () => void;
  /** Returns whether the device has stored everything so far; otherwise it is lost with the page. */
  readonly isKept: () => boolean;
}

/**
 * Stores the door list and the pending scans on the device. Each scan has a key of its own, so that two
 * tabs cannot overwrite each other.
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
