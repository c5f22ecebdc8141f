import { useAsset } from '@school/shared';
import { Picture } from '../ui';
import { photoFile, widthsOf, type Photograph, type PhotoFormat } from './photograph';

interface Props {
  readonly photograph: Photograph;
  /** The displayed width, as in HTML's `sizes` attribute. */
  readonly sizes: string;
}

/** Shows a photograph in reserved space, in the smallest format that the browser supports and no wider than needed. */
export function Photo({ photograph, sizes }: Props) {
  const base = useAsset('');
  const { width, height, alt } = photograph;
  const widths = widthsOf(photograph);
  const srcSet = (format: PhotoFormat) =>
    widths.map((each) => `${base}${photoFile(photograph, each, format)} ${each}w`).join(', ');
  return (
    <Picture
      src={`${base}${photoFile(photograph, widths[widths.length - 1] ?? width, 'jpg')}`}
      srcSet={srcSet('jpg')}
      sizes={sizes}
      sources={[
        { type: 'image/avif', srcSet: srcSet('avif'), sizes },
        { type: 'image/webp', srcSet: srcSet('webp'), sizes },
      ]}
      {...{ width, height, alt }}
    />
  );
}
