/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface ReframeBody {
  character_id: string
  /**
   * From the image's top edge to the square's, as a fraction of the image's width, in two decimals: 0 to
   * height ÷ width − 1, whatever the display scale.
   * @minimum 0
   */
  normalized_height: number
}
