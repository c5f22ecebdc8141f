/** Returns the key of a repeated effect. */
export const copyKeyOf = (key: string, requestKey: string): string => `${key}:again:${requestKey}`;

/** Returns the pattern of all such keys of one effect. */
export const copyKeysOf = (key: string): string => `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}:again:%`;
