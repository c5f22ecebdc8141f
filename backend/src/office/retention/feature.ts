import { defineFeature } from '../../platform/feature/feature';
import { startRetention } from './startRetention';

export const retentionFeature = defineFeature({ folder: 'office/retention', rounds: [startRetention] });
