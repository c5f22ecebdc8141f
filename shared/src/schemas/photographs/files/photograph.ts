interface Described {
  /** The size of the upright picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text, one sentence. */
  readonly alt: string;
}

/** A photograph in the `photographs` folder of the app that shows it. The build checks its size. */
export interface PhotographFile extends Described {
  /** Its path in that folder, such as `people/akosua-mensah.jpg`. */
  readonly file: string;
}

/** A photograph that staff added to a text; the API has its files. */
interface AddedPhotograph extends Described {
  /** Its id in the API. */
  readonly added: string;
}

export type Photograph = PhotographFile | AddedPhotograph;

/** Returns the photographs of holders that are files of the repository. */
export const photographFilesOf = (holders: readonly { readonly photo?: Photograph }[]): PhotographFile[] =>
  holders.flatMap(({ photo }) => (photo && 'file' in photo ? photo : []));
