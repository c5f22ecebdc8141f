/** The school's pigments. They do not depend on the colour scheme; drawings use them. */
export const PALETTE = {
  paper: '#F7EEDD',
  card: '#FDF8EE',
  sand: '#EBDDC2',
  ink: '#22111D',
  ink2: '#5F4A57',
  wine: '#7B1233',
  wineDeep: '#560A24',
  gold: '#F0B22E',
  goldDeep: '#D98E17',
  clay: '#D9491E',
  clayDeep: '#B23A14',
  palm: '#0E5A46',
  palmDeep: '#083D30',
  palmMist: '#CFE3D6',
  indigo: '#27338C',
  indigoDeep: '#19225F',
  rose: '#EFB0A4',
  roseDeep: '#DE8C7E',
  night: '#160A14',
  night2: '#24121F',
  night3: '#3A2233',
  mist: '#E5D6D9',
  error: '#A8201A',
  errorGround: '#FBE6DC',
} as const;

/** A pigment's name. */
export type Pigment = keyof typeof PALETTE;
