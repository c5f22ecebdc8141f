/** A page of an app, with what must be true of it. */
export interface SpecPage {
  readonly path: string;
  readonly app: string;
  readonly frame: 'site' | 'competition' | 'none';
  /** The types of schema.org that it is found by. */
  readonly types?: readonly string[];
  /** What the server answers; 200 unless told. */
  readonly status?: 404;
  /** Made of the same parts as another page: what a visitor does with them is tried there. */
  readonly partsTriedElsewhere?: boolean;
  /** Read by those who have just done something, or reached by an address of their own: no search engine lists it. */
  readonly unlisted?: boolean;
}
