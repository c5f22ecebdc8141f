import type { AdminFeature } from '../../app/area/feature';
import { forgetDoorList } from './rules/forgetDoorList';

export const checkIn: AdminFeature = {
  id: 'check-in',
  pages: [
    {
      id: 'check-in',
      to: '/admin/check-in',
      page: './features/check-in/CheckInPage.tsx',
      title: 'Check-in',
      about: 'Admits people with tickets.',
      openTo: 'door',
      inSentence: 'the check-in',
      permissions: ['camera'],
    },
  ],
  under: 'overview',
  group: 'tickets',
  // The next person at this phone must not see the names of guests.
  onSignOut: forgetDoorList,
};
