/** How many of a kind are offered: few enough to choose from at a glance. */
export const mostOfEach = 5;
