/** Amounts to choose from, in cedis as the field holds them. */
export const presets = ['50', '100', '200', '500'] as const;
export const firstPreset = presets[2];
