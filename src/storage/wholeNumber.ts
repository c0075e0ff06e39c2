import * as v from 'valibot'

/** A whole number in a stored value, within bounds: a storage may contain anything. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
