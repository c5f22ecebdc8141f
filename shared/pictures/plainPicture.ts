import { heroCloth } from '../src/art/draw';
import type { RoutePage } from '../src/contract';
import type { SharePicture } from '../src/render/picture';

/** The picture of a page that has none of its own: what its title begins with, beside the cloth of the home page. */
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
