import { heroCloth } from '../src/art/draw';
import type { RoutePage } from '../src/contract';
import type { SharePicture } from '../src/render/picture';

/** Returns the picture of a page without its own: the start of its title beside the home page's cloth. */
export function plainPicture({ route, variant }: RoutePage): SharePicture {
  const [title = ''] = (variant ?? route).title.split(' | ');
  return {
    title,
    ground: 'paper',
    strip: { rhythm: 'agbadza', repeats: 2 },
    art: { svg: heroCloth({ id: 'cloth' }) },
    alt: `${title}. A cello, a trumpet and a saxophone across strips of woven cloth.`,
  };
}
