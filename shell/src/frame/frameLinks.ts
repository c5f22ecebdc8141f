import { createContext } from 'react';
import type { PlacedLink } from '@school/shared/contract';

/** The links of all apps in the frame, as the page was composed with them. */
export const FrameLinks = createContext<readonly PlacedLink[]>([]);
