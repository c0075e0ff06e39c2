/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { GreetingsBody } from './greetingsBody.ts'
import type { TraitBody } from './traitBody.ts'

/**
 * What an owner writes. Everything else about a character is the server's.
 */
export interface CharacterBody {
  /**
   * @minLength 1
   * @maxLength 25
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  description: string
  /**
   * @minLength 1
   * @maxLength 200
   */
  backgroundDescription: string
  isPublic?: boolean
  /** @maxItems 6 */
  personalities: TraitBody[]
  greetings: GreetingsBody
  /**
   * @maxItems 10
   * @items.minLength 1
   * @items.maxLength 20
   */
  tags: string[]
}
