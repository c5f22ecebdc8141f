/** Returns the limits of a request's networks: each wider network contains more people and gets twice as much. */
export const limitsOf = (
  networks: readonly string[],
  max: number,
): { readonly network: string; readonly max: number }[] =>
  networks.map((network, step) => ({ network, max: max * 2 ** step }));
