/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface GreetingsBody {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  main: string
  /**
   * @maxItems 3
   * @items.minLength 1
   * @items.maxLength 1000
   */
  alternatives: string[]
}
