import { defineFeature } from '../platform/feature/feature';
import { donationsRouter } from './donations.router';
import { projectsRouter } from './projects/projects.router';
import { donationStaffRouter } from './staff/staff.router';

export const donationsFeature = defineFeature({
  folder: 'donations',
  routers: [projectsRouter, donationsRouter, donationStaffRouter],
});
