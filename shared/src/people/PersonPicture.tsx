import { useAsset } from '@school/shared';
import { Photo } from '../photographs';
import type { Person } from './person';
import { portraitFile } from './portraitFile';

/** Shows the photograph of a person, or else their drawn portrait, which only decorates the name beside it. */
export function PersonPicture({ name, portrait, photo }: Pick<Person, 'name' | 'portrait' | 'photo'>) {
  const drawing = useAsset(portraitFile(portrait, name));
  if (photo) return <Photo photograph={photo} sizes="(max-width: 600px) 50vw, 240px" />;
  return <img src={drawing} alt="" width={300} height={400} loading="lazy" decoding="async" />;
}
