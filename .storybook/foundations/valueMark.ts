/** The placeholder of a value in a text template. */
export const VALUE = '{…}'
