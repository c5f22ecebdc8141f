/** How many drawings there are for people without a look of their own. */
const SOMEBODY = 4;

/** Returns the path of a drawn portrait below the app's folder. */
export const portraitFile = (portrait: string | undefined, name: string): string =>
  `portraits/${portrait ?? `somebody-${name.length % SOMEBODY}`}.svg`;
