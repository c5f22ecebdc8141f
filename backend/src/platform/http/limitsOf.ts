/**
 * The limits of the networks that a request counts against: a wider one holds more people, and has twice as much as the
 * one within it.
 */
export const limitsOf = (
  networks: readonly string[],
  max: number,
): { readonly network: string; readonly max: number }[] =>
  networks.map((network, step) => ({ network, max: max * 2 ** step }));
