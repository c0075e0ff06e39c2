/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface Greetings {
  main: string
  alternatives: string[]
}
