/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface CollectionImage {
  collection_id: string
  character_id: string
  large_pfp_url: string
  created_at: string
  is_main: boolean
}
