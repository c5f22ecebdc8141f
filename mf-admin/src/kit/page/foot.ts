/** How much room something takes that stands over the foot of the page, such as the warning that a session ends. */
export const FOOT_PROPERTY = '--admin-foot';

/** The same as a length in styles. */
export const FOOT = `var(${FOOT_PROPERTY}, 0px)`;
