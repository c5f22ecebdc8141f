import { defineFeature } from '../platform/feature/feature';
import { musicStudyRouter } from './musicStudy.router';
import { musicStudyStaffRouter } from './staff/registrations';

export const lessonRegistrationsFeature = defineFeature({
  folder: 'lessons',
  routers: [musicStudyRouter, musicStudyStaffRouter],
});
