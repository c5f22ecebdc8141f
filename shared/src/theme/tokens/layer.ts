// Stacking order of floating layers.

export const sticky = 5;
export const bar = 10;
export const header = 20;
export const drawer = 30;
export const toast = 50;
export const skip = 99;
