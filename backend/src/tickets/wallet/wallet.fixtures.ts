import type { FeatureFixtures } from '../../testing/featureFixtures';

export const fixtures: FeatureFixtures = {
  bodies: {
    registerPass: { pushToken: 'ab'.repeat(32) },
    reportPassProblems: { logs: ['The pass could not be updated'] },
  },
  refused: ['registerPass'],
};
