import type { ComponentType } from 'react';
import type { Motif } from '@school/shared/art';
import type { RouteEntry, Shell, ToastApi } from '@school/shared/contract';

/**
 * What a feature declares to the frame of the admin area. The frame imports no feature; it reads the list
 * in `src/features.ts`. A declaration is part of the first load, so it has data, and loads code by
 * `import()`.
 */
export interface AdminFeature {
  /** The name of the feature; other features refer to it in `under`. */
  readonly id: string;
  /** Its pages in the order of their tabs. With an `entry`, the entry leads to the first. */
  readonly pages: readonly [AreaPage, ...AreaPage[]];
  /** Its entry in the sidebar. */
  readonly entry?: FeatureEntry;
  /** The feature under whose entry its pages are listed, when it has no entry of its own. */
  readonly under?: string;
  /** Features of one group share their tabs, and their block of links on the overview. */
  readonly group?: string;
  /** Actions in the palette. */
  readonly actions?: readonly PaletteAction[];
  /** How the palette finds the feature's records by their references. */
  readonly references?: readonly ReferenceList[];
  /** Loads the search for people that the palette offers to staff. */
  readonly loadPeopleSearch?: () => Promise<{ readonly findPeople: FindPeople }>;
  /** The feature's switches, for the page of all switches. */
  readonly switches?: FeatureSwitches;
  /** Removes from the device what the next person must not see. It runs after each sign-out and must not fail. */
  readonly onSignOut?: () => void;
}

/** An entry of the sidebar; its name and address are those of the feature's first page. */
export interface FeatureEntry {
  /** The block before its name. */
  readonly motif: Motif;
  /** Whether it leads to a note that there is no page yet. */
  readonly noPageYet?: true;
}

/** The switches of a feature. */
export interface FeatureSwitches {
  /** Their place among the switches of all features: smaller numbers come first. */
  readonly order: number;
  /** The height that is reserved for them while their code loads, in pixels. */
  readonly height: number;
  readonly load: () => Promise<ComponentType>;
  /** Loads content beside the heading of all switches. */
  readonly loadAside?: () => Promise<ComponentType>;
}

/** A page of the admin area. */
export interface AreaPage {
  readonly id: string;
  readonly to: string;
  /** The module of the page below `src`. */
  readonly page: string;
  /** Its heading. */
  readonly title: string;
  readonly about: string;
  /** The label of its tab, where it differs from the title. */
  readonly label?: string;
  /** Who may open it besides staff. The API enforces access. */
  readonly openTo?: 'door' | 'jury' | 'everyone';
  /** The page within a sentence, such as 'the check-in', for people who may open it but not another one. */
  readonly inSentence?: string;
  /** The device permissions it may request. */
  readonly permissions?: RouteEntry['permissions'];
}

/** An action in the palette. */
export interface PaletteAction {
  /** Identifies it among recent items, the same on every visit. */
  readonly id: string;
  /** Its place among the actions of all features: smaller numbers come first. */
  readonly order: number;
  readonly label: string;
  readonly about: string;
  /** Whether only staff see it. */
  readonly forStaff?: true;
  /** Runs it. The palette shows the message of an error. */
  readonly run: (context: ActionContext) => void | Promise<void>;
}

/** What an action may use. */
export interface ActionContext {
  /** Goes to an address of the site. */
  readonly navigate: (path: string) => void;
  readonly toast: Pick<ToastApi, 'add'>;
  readonly store: Shell['store'];
}

/** A list that finds records by their reference, such as 'T-42'. */
interface ReferenceList {
  /** What the references begin with, such as 'T'. */
  readonly prefixes: readonly string[];
  readonly path: string;
  /** What the list holds, such as 'Ticket orders'. */
  readonly what: string;
}

/** A person found by the palette. */
export interface FoundPerson {
  readonly name: string;
  readonly email: string;
  /** The page of the person. */
  readonly to: string;
}

/**
 * Finds people by a part of their name, address or phone number. Rejects with the error of the API client.
 */
export type FindPeople = (
  search: string,
  context: { readonly store: Shell['store']; readonly signal: AbortSignal },
) => Promise<readonly FoundPerson[]>;
