/** The columns of the footer. */
export const footerColumns = ['About', 'Categories', 'Education', 'Community'] as const;

export type FooterColumn = (typeof footerColumns)[number];

/** The drawings beside entries of the sidebar, by their names in the art room. */
export const linkMotifs = [
  'bars',
  'hour',
  'side',
  'step',
  'diam',
  'wave',
  'note',
  'keys',
  'half',
  'chek',
  'two',
] as const;

export type LinkMotif = (typeof linkMotifs)[number];

/** A link to a page in a list of the site, declared by the page's own route. */
export type PageLink =
  /** The main navigation of public pages. */
  | { readonly in: 'header'; readonly label: string }
  /** A column of the footer, below its own links. */
  | { readonly in: 'footer'; readonly under: FooterColumn; readonly label: string }
  /** The sidebar and the palette of the admin area; `motif` names the drawing beside it. */
  | { readonly in: 'staff'; readonly motif: LinkMotif; readonly label: string; readonly about: string }
  /** A card at the end of the home page; `action` is the text of its button. */
  | { readonly in: 'home'; readonly label: string; readonly about: string; readonly action: string }
  /** A tile of the overview of staff, with the number of rows that a list of the API has. */
  | { readonly in: 'overview'; readonly label: string; readonly about: string; readonly count?: RowCount };

/** A number of rows in a list of the API. */
export interface RowCount {
  /** The list below `/api`, with filters: `/staff/enquiries?state=new`. Its answer has a `total`. */
  readonly path: string;
  /** Follows the number: 'new'. */
  readonly label: string;
}

/** What a page that shows the cards of other apps has as one of its resources; a deploy makes it, not the API. */
export const HOME_CARDS_PATH = '/site/home-cards';

/** A link and the path of its page. */
export type PlacedLink = PageLink & { readonly to: string };

/** The links of one list. */
export type LinksIn<List extends PageLink['in']> = PlacedLink & { readonly in: List };

/** Apps by name, each with its pages. */
export type PagesByApp = Readonly<
  Record<
    string,
    { readonly routes: readonly { readonly path: string; readonly links?: readonly PageLink[] }[] }
  >
>;

/** Returns the links that apps declare: by app name, then in the order of its routes. */
export function linksOf(apps: PagesByApp): PlacedLink[] {
  return Object.keys(apps)
    .sort()
    .flatMap((app) => apps[app]?.routes ?? [])
    .flatMap(({ path, links = [] }) => links.map((link) => ({ ...link, to: path })));
}

/** Returns the links of one list. */
export const linksIn = <List extends PageLink['in']>(
  links: readonly PlacedLink[],
  list: List,
): LinksIn<List>[] => links.filter((link): link is LinksIn<List> => link.in === list);
