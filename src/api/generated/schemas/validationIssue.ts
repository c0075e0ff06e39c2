/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface ValidationIssue {
  /** Where, from the outside in. */
  loc: (string | number)[]
  msg: string
  /** The broken rule. */
  type: string
}
