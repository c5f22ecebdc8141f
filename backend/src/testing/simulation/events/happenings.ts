import type { Visitor } from '../world/visitor';
import { breakConnection, changeManner, kill } from './faults';
import { joinOrLeave, sendForm, tryLesson } from './forms';
import { clearUp, intrude, moveEntry, offerTimes, refund, repeatFailed, scan, score } from './office';
import { buyTickets, changeTickets, consent, donate, enter } from './payments';

interface Happening {
  readonly run: (visitor: Visitor) => Promise<void>;
  /** How often it happens beside the others. */
  readonly weight: number;
}

/** What can happen, by its name in a replay. */
export const happenings: Readonly<Record<string, Happening>> = {
  donate: { run: donate, weight: 12 },
  buyTickets: { run: buyTickets, weight: 12 },
  changeTickets: { run: changeTickets, weight: 4 },
  enter: { run: enter, weight: 6 },
  consent: { run: consent, weight: 3 },
  sendForm: { run: sendForm, weight: 5 },
  joinOrLeave: { run: joinOrLeave, weight: 6 },
  tryLesson: { run: tryLesson, weight: 4 },
  offerTimes: { run: offerTimes, weight: 2 },
  refund: { run: refund, weight: 4 },
  clearUp: { run: clearUp, weight: 4 },
  repeatFailed: { run: repeatFailed, weight: 2 },
  moveEntry: { run: moveEntry, weight: 4 },
  score: { run: score, weight: 3 },
  scan: { run: scan, weight: 4 },
  intrude: { run: intrude, weight: 2 },
  kill: { run: kill, weight: 2 },
  breakConnection: { run: breakConnection, weight: 3 },
  changeManner: { run: changeManner, weight: 3 },
};
