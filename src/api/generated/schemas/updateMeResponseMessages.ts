/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * Sentences for the user, one per line.
 */
export type UpdateMeResponseMessages = { [key: string]: string }
