import { createAtOnce } from '../../platform/http/atOnce';

/** Everything is read and packed for each: more of them at once would slow down everybody else. */
export const createExportsAtOnce = () =>
  createAtOnce(
    { perAddress: 1, inAll: 4 },
    'Everything is being taken away with your account already. Please wait until that has ended.',
  );
