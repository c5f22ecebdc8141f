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
  /** What the picture says; empty when it only decorates. */
  alt: string;
  sources?: readonly PictureSource[] | undefined;
  /** It is the largest thing of the first screen: loaded at once, not lazily. */
  first?: boolean | undefined;
}

/** A photograph in its kept place, in the lightest format that the browser reads. */
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
