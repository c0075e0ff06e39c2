const LETTERS_AND_SIGNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF\uD840-\uD88D]/u

/**
 * Whether a UTF-16 code unit is of an East Asian letter or a full-width sign. The parser's codes below zero are line
 * endings and tabs, null is the end of the text.
 */
export function isEastAsian(code: number | null): boolean {
  return code !== null && code > 0x10_00 && LETTERS_AND_SIGNS.test(String.fromCharCode(code))
}
