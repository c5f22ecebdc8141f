import { createAtOnce } from '../../platform/http/atOnce';

/** Limits concurrent exports: each reads and compresses all data, which would slow down everyone else. */
export const createExportsAtOnce = () =>
  createAtOnce(
    { perAddress: 1, inAll: 4 },
    'Everything is being taken away with your account already. Please wait until that has ended.',
  );
