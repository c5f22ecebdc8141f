// Sample content: the way to each branch. Each map has coordinates of its own: 640 to the right, 400 down.
import type { Branch } from './contact';

type Place = readonly [x: number, y: number];

/** A street as a line of points. */
export interface Street {
  readonly name: string;
  readonly bends: readonly Place[];
  readonly main?: boolean;
  /** Where its name is drawn. */
  readonly label: Place;
}

export interface BranchMap {
  readonly streets: readonly Street[];
  /** Landmarks. */
  readonly marks: readonly { readonly name: string; readonly at: Place }[];
  readonly school: Place;
  readonly water?: readonly Place[];
  /** In degrees, for maps apps. */
  readonly latitude: number;
  readonly longitude: number;
}

export const maps: Readonly<Record<Branch['id'], BranchMap>> = {
  accra: {
    streets: [
      {
        name: 'Oxford Street',
        main: true,
        bends: [
          [60, 0],
          [180, 150],
          [240, 400],
        ],
        label: [84, 96],
      },
      {
        name: 'Ring Road',
        main: true,
        bends: [
          [0, 60],
          [330, 40],
          [640, 90],
        ],
        label: [420, 46],
      },
      {
        name: 'Sample Street',
        bends: [
          [190, 180],
          [440, 190],
          [640, 240],
        ],
        label: [214, 170],
      },
      {
        name: 'Castle Road',
        bends: [
          [440, 60],
          [450, 190],
          [420, 330],
        ],
        label: [290, 312],
      },
    ],
    marks: [
      { name: 'Trotro stop', at: [330, 222] },
      { name: 'Market', at: [110, 290] },
    ],
    school: [404, 158],
    water: [
      [0, 400],
      [0, 352],
      [240, 376],
      [640, 330],
      [640, 400],
    ],
    latitude: 5.5571,
    longitude: -0.1818,
  },
  tema: {
    streets: [
      {
        name: 'Hospital Road',
        main: true,
        bends: [
          [0, 120],
          [300, 130],
          [640, 60],
        ],
        label: [110, 104],
      },
      {
        name: 'Sample Avenue',
        bends: [
          [280, 130],
          [330, 270],
          [300, 400],
        ],
        label: [344, 250],
      },
      {
        name: 'Harbour Road',
        main: true,
        bends: [
          [560, 0],
          [520, 210],
          [560, 400],
        ],
        label: [420, 372],
      },
      {
        name: 'Library Lane',
        bends: [
          [130, 290],
          [332, 280],
          [530, 260],
        ],
        label: [100, 274],
      },
    ],
    marks: [
      { name: 'Station', at: [460, 112] },
      { name: 'Car park', at: [232, 348] },
    ],
    school: [270, 236],
    latitude: 5.6789,
    longitude: -0.0123,
  },
};

/** Returns a link that opens a place in the maps app of the device. */
export const mapsLink = ({ latitude, longitude }: BranchMap): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
