import { createContext, useContext } from 'react';
import { useLocation as useAddress, type Location } from 'react-router-dom';
import type { RouteParams } from '../contract';

/** The location of a page. */
export interface Place {
  readonly location: Location;
  readonly params: RouteParams;
}

/** The location of an app's page. It stays the same during navigation to another app. */
export const PlaceContext = createContext<Place | null>(null);

const NO_PARAMS: RouteParams = {};

/** Returns the page's location or, in the frame around it, the address bar's. */
export function useLocation(): Location {
  const address = useAddress();
  return useContext(PlaceContext)?.location ?? address;
}

/** Returns the parameters of the page's route. */
export function useParams(): RouteParams {
  return useContext(PlaceContext)?.params ?? NO_PARAMS;
}
