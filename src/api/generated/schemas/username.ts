/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * Letters, digits, spaces, underscores and hyphens.
 * @minLength 3
 * @maxLength 20
 * @pattern ^[A-Za-z0-9_ \-]*$
 */
export type Username = string
