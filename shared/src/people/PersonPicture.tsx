import { useAsset } from '@school/shared';
import { Photo } from '../photographs';
import type { Person } from './person';
import { portraitFile, portraitOf } from './portraitFile';

interface Props {
  readonly person: Pick<Person, 'name' | 'portrait' | 'photo'>;
  /** Their position in the list. */
  readonly at: number;
}

/** Shows the photograph of a person, or else their drawn portrait, which only decorates the name beside it. */
export function PersonPicture({ person, at }: Props) {
  const { photo } = person;
  const drawing = useAsset(portraitFile(portraitOf(person, at)));
  if (photo) return <Photo photograph={photo} sizes="(max-width: 600px) 50vw, 240px" />;
  return <img src={drawing} alt="" width={300} height={400} loading="lazy" decoding="async" />;
}
