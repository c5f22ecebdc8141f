import { school } from '@school/shared/site';
import { LIGHT } from '@school/shared/theme';
import { MANIFEST_ICONS } from './icons';

/** Returns the web manifest, which makes the site installable. */
export function webManifest() {
  return {
    id: '/',
    name: school.name,
    short_name: school.nameLines[0],
    description: school.tagline,
    lang: school.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: LIGHT.paper.ground,
    theme_color: LIGHT.paper.ground,
    categories: ['education', 'music'],
    icons: MANIFEST_ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
