/** Names what goes out once more for a request. */
export const copyKeyOf = (key: string, requestKey: string): string => `${key}:again:${requestKey}`;

/** The pattern that all such names have of one effect. */
export const copyKeysOf = (key: string): string => `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}:again:%`;
