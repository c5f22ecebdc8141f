import { createContext, useContext } from 'react';
import { useLocation as useAddress, type Location } from 'react-router-dom';
import type { RouteParams } from '../contract';

/** Where a page stands. */
export interface Place {
  readonly location: Location;
  readonly params: RouteParams;
}

/** The place of the page of an app: on the way to another app, the page that was left stays where it was. */
export const PlaceContext = createContext<Place | null>(null);

const NO_PARAMS: RouteParams = {};

/** The address of the page; in the frame around it, the address bar's. */
export function useLocation(): Location {
  const address = useAddress();
  return useContext(PlaceContext)?.location ?? address;
}

/** The parameters of the page's route. */
export function useParams(): RouteParams {
  return useContext(PlaceContext)?.params ?? NO_PARAMS;
}
