// Media queries for styled components: `${media.phone} { … }`.

export const tiny = '@media (max-width: 359px)';
export const phone = '@media (max-width: 640px)';
export const tablet = '@media (max-width: 980px)';
/** Where the navigation collapses into a menu. */
export const nav = '@media (max-width: 1100px)';
export const hover = '@media (hover: hover)';
export const stillness = '@media (prefers-reduced-motion: reduce)';
export const moving = '@media (prefers-reduced-motion: no-preference)';
export const print = '@media print';
