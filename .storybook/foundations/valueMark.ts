/** Stands for a value in a text that is put together. */
export const VALUE = '{…}'
