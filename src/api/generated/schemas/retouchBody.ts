/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface RetouchBody {
  /**
   * @minLength 1
   * @maxLength 200
   */
  prompt: string
  /**
   * @minimum 1
   * @maximum 20
   */
  guidanceScale: number
}
