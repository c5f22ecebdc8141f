import { useAsset, useShell } from '@school/shared';
import { addedFile, ADDED_FORMATS, widthsOf, type Photograph } from '../schemas/photographs/files';
import { Picture } from '../ui';
import { photoFile, PHOTO_FORMATS } from './photograph';

interface Props {
  readonly photograph: Photograph;
  /** The displayed width, as in HTML's `sizes` attribute. */
  readonly sizes: string;
}

/** Shows a photograph in reserved space, in the smallest format that the browser supports and no wider than needed. */
export function Photo({ photograph, sizes }: Props) {
  const { width, height, alt } = photograph;
  const widths = widthsOf(photograph);
  const sources = useSources(photograph).map(({ format, address }) => ({
    type: format === 'jpg' ? ('image/jpeg' as const) : (`image/${format}` as const),
    srcSet: widths.map((each) => `${address(each)} ${each}w`).join(', '),
    largest: address(widths[widths.length - 1] ?? width),
  }));
  // The last format is supported everywhere.
  const everywhere = sources[sources.length - 1];
  return (
    <Picture
      src={everywhere?.largest ?? ''}
      srcSet={everywhere?.srcSet}
      sizes={sizes}
      sources={sources.slice(0, -1).map(({ type, srcSet }) => ({ type, srcSet, sizes }))}
      {...{ width, height, alt }}
    />
  );
}

/** Returns how each format of a photograph is addressed by its width, smallest format first. */
function useSources(photograph: Photograph) {
  const assets = useAsset('');
  const { apiBase } = useShell().config;
  if ('file' in photograph) {
    return PHOTO_FORMATS.map((format) => ({
      format,
      address: (width: number) => assets + photoFile(photograph, width, format),
    }));
  }
  return ADDED_FORMATS.map((format) => ({
    format,
    address: (width: number) => apiBase + addedFile(photograph.added, width, format),
  }));
}
