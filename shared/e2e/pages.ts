/** A page of an app and its expected properties. */
export interface SpecPage {
  readonly path: string;
  readonly app: string;
  readonly frame: 'site' | 'competition' | 'none';
  /** The schema.org types in its structured data. */
  readonly types?: readonly string[];
  /** The response status; 200 by default. */
  readonly status?: 404;
  /** Built of the same components as another page, whose tests cover the interactions. */
  readonly partsTriedElsewhere?: boolean;
  /** Not listed by search engines: the page follows a form or has a private URL. */
  readonly unlisted?: boolean;
}
