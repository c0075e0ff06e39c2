/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface RetouchResponse {
  retouchImageUrl: string
}
