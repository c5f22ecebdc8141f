import { defineFeature } from '../../platform/feature/feature';
import { trialStaffRouter } from './staff.router';
import { trialsRouter } from './trials.router';
import { effects } from './trialHandlers';

export const trialsFeature = defineFeature({
  folder: 'lessons/trials',
  routers: [trialsRouter, trialStaffRouter],
  effects,
});
