/** Preset amounts in cedis, in the format of the field. */
export const presets = ['50', '100', '200', '500'] as const;
export const firstPreset = presets[2];
