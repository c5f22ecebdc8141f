import { sql, type Column, type SQL } from 'drizzle-orm';
import { digestOfToken } from './token';

/** Of one who holds something, as it is stored: no address can be read from it. */
export interface NetworkDigests {
  /** Of the address, or of its narrowest network of IPv6. */
  addressDigest: string;
  /** Of the wider networks, the narrowest first. */
  networkDigests: string[];
}

/** @param networks the narrowest first */
export function digestsOf(networks: readonly string[]): NetworkDigests {
  const [addressDigest = '', ...networkDigests] = networks.map(digestOfToken);
  return { addressDigest, networkDigests };
}

/** The names under which one network after the other is held and counted, each with the condition of its rows. */
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
