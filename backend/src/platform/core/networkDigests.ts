import { sql, type Column, type SQL } from 'drizzle-orm';
import { digestOfToken } from './token';

/** The address that holds something, stored as digests only. */
export interface NetworkDigests {
  /** Of the address, or of its narrowest IPv6 network. */
  addressDigest: string;
  /** Of the wider networks, the narrowest first. */
  networkDigests: string[];
}

/**
 * Returns the digests of an address's networks.
 * @param networks the narrowest first
 */
export function digestsOf(networks: readonly string[]): NetworkDigests {
  const [addressDigest = '', ...networkDigests] = networks.map(digestOfToken);
  return { addressDigest, networkDigests };
}

/** Returns the name of each network for limits, with the condition that finds its rows. */
export function networksIn(
  { addressDigest, networkDigests }: NetworkDigests,
  columns: Record<keyof NetworkDigests, Column>,
): { network: string; isIn: SQL }[] {
  return [
    { network: addressDigest, isIn: sql`${columns.addressDigest} = ${addressDigest}` },
    ...networkDigests.map((network) => ({
      network,
      isIn: sql`${columns.networkDigests} @> array[${network}]::text[]`,
    })),
  ];
}
