export const contactLimits = {
  messageMax: 3000,
} as const;
