/** The CSS variable with the height of what covers the page's foot, such as the warning that a session ends. */
export const FOOT_PROPERTY = '--admin-foot';

/** The same as a length in styles. */
export const FOOT = `var(${FOOT_PROPERTY}, 0px)`;
