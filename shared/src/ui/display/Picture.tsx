import type { ComponentPropsWithRef } from 'react';

/** A set of files of one format. */
export interface PictureSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
  srcSet: string;
  sizes?: string | undefined;
  media?: string | undefined;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  src: string;
  width: number;
  height: number;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  sources?: readonly PictureSource[] | undefined;
  /** Whether it is the largest element of the first screen: loaded eagerly, not lazily. */
  first?: boolean | undefined;
}

/** Shows a picture in reserved space, in the smallest format that the browser supports. */
export function Picture({ sources = [], first = false, alt, style, ...img }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + (source.media ?? '')} {...source} />
      ))}
      <img
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
        style={{ maxWidth: '100%', height: 'auto', ...style }}
        {...img}
      />
    </picture>
  );
}
