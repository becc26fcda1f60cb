/** The flag that marks a changed target, as an SVG path of 9 × 8 units. */
export const FLAG = 'M0 0h9l-3 4 3 4H0z';
