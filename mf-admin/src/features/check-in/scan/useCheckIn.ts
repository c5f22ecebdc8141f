import { useRef, useState } from 'react';
import { useCheckInTicketMutation } from '../api';
import { bareCode } from '../rules/bareCode';
import type { DoorStore } from '../rules/doorStore';
import type { Outcome } from '../rules/outcome';
import { checkCode, type Asked } from './checkCode';

/** How long a doorkeeper waits for the network (ms). */
const PATIENCE_MS = 4_000;

interface Options {
  readonly store: DoorStore;
  readonly door: string;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Checks codes one after another, and ignores a code that is being checked. */
export function useCheckIn({ store, door, onOutcome }: Options) {
  const [send] = useCheckInTicketMutation();
  const [checking, setChecking] = useState(false);
  const underWay = useRef<string>(undefined);
  const [unanswered] = useState(() => new Map<string, string>());

  function ask(checkIn: Asked) {
    if (!navigator.onLine) return Promise.reject(new Error('No network'));
    const request = send({ checkIn });
    const timer = setTimeout(() => request.abort(), PATIENCE_MS);
    return request.unwrap().finally(() => clearTimeout(timer));
  }

  async function check(typed: string): Promise<void> {
    const code = bareCode(typed);
    if (code === underWay.current) return;
    underWay.current = code;
    setChecking(true);
    try {
      onOutcome(await checkCode({ store, door, ask, unanswered }, code));
    } finally {
      underWay.current = undefined;
      setChecking(false);
    }
  }

  return { check, checking };
}
