import { importChunk } from '@school/shared';
import type { AdminFeature, PaletteAction } from '../../app/area/feature';
import type { SchemeChoice } from './scheme';

const chooseColours = (choice: SchemeChoice, order: number, label: string): PaletteAction => ({
  id: `do:colours-${choice}`,
  order,
  label,
  about: 'Colour scheme of this device',
  run: async () => {
    const { chooseScheme } = await importChunk('colours', () => import('./scheme'));
    chooseScheme(choice);
  },
});

export const settings: AdminFeature = {
  id: 'settings',
  pages: [
    {
      id: 'settings',
      to: '/settings',
      page: './features/settings/SettingsPage.tsx',
      title: 'Settings',
      about: 'Your account, and the appearance of this site on this device.',
      openTo: 'everyone',
    },
  ],
  actions: [
    chooseColours('light', 4, 'Use light colours'),
    chooseColours('dark', 5, 'Use dark colours'),
    chooseColours('system', 6, 'Use device colours'),
  ],
};
