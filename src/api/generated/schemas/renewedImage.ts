/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface RenewedImage {
  collection_id: string
  character_id: string
  large_pfp_url: string
  created_at: string
  pfp_url?: string
}
