import { createValue, type Observable, type RouteEntry } from '@school/shared/contract';

/** Where a visit has come to. */
export interface Place {
  readonly pathname: string;
  readonly hash: string;
  readonly route: RouteEntry | undefined;
}

/** Counts the pages that were visited since the page load, from 0 on. */
export interface Visits extends Observable<number> {
  /**
   * Notes the address after something changed it.
   * @param event what changed it, if that is known
   * @returns whether this is another visit: not when a page replaced its own address, such as by an id that it made,
   *   since people read and type on there
   */
  readonly arrive: (place: Place, event?: Event) => boolean;
}

/** Starts counting at the page that was loaded. */
export function createVisits(location: Pick<Location, 'pathname' | 'hash'> = window.location): Visits {
  const { get, set, subscribe } = createValue(0);
  let last: Place = { pathname: location.pathname, hash: location.hash, route: undefined };
  return {
    get,
    subscribe,
    arrive(place, event) {
      const moved = place.pathname !== last.pathname || place.hash !== last.hash;
      const stays = isReplacement(event) && place.route !== undefined && place.route === last.route;
      if (place.pathname !== last.pathname && !stays) set(get() + 1);
      last = place;
      return moved && !stays;
    },
  };
}

/** Whether an event tells of `history.replaceState`: single-spa tells of it by a popstate of its own. */
function isReplacement(event: Event | undefined): boolean {
  return event !== undefined && 'singleSpaTrigger' in event && event.singleSpaTrigger === 'replaceState';
}
