/** The formats of a photograph that staff added, smallest first. They are made when they are first asked for. */
export const ADDED_FORMATS = ['webp', 'jpg'] as const;
export type AddedFormat = (typeof ADDED_FORMATS)[number];

/** Returns the address of a file of an added photograph, below the API's. */
export const addedFile = (id: string, width: number, format: AddedFormat): string =>
  `/photographs/${id}/${width}.${format}`;
