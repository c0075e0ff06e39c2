/** Stand for the character's name in cards of other programs. */
export const CHARACTER_MACRO = /\{\{\s*char\s*\}\}|<BOT>/gi
/** Stand for the name of the viewer. */
export const USER_MACRO = /\{\{\s*user\s*\}\}|<USER>/gi

/** Signs that would be markdown in the place of a name. An underscore inside a word is none. */
const MARKDOWN = /[\\`*[\]<>~|&]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** How greetings address visitors. */
export const VISITOR_NAME = 'you'

/** A greeting in markdown, as its reader sees it. */
export function withReaderName(greeting: string, name: string): string {
  return greeting.replaceAll(USER_MACRO, () => name.replaceAll(MARKDOWN, String.raw`\$&`))
}
