/** The mark of a changed target, as an SVG path of 9 × 8. */
export const FLAG = 'M0 0h9l-3 4 3 4H0z';
