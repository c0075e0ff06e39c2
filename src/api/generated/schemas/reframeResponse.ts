/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface ReframeResponse {
  pfp_url: string
  large_pfp_url: string
}
