/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type ConfirmRetouchParams = {
  confirm_change: boolean
}
