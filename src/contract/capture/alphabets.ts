/** Replacement letters by script. The first scripts are cased: capitals replace capitals. */
const ALPHABETS: [letters: RegExp, small: string, capital?: string][] = [
  // Markdown recognizes addresses by their ASCII letters.
  [/(?![A-Za-z])\p{Script=Latin}/u, 'àâäçèéêëîïñôöùûü', 'ÀÂÄÇÈÉÊËÎÏÑÔÖÙÛÜ'],
  [/\p{Script=Latin}/u, 'abcdefghilmnoprstuvz', 'ABCDEFGHILMNOPRSTUVZ'],
  [/\p{Script=Cyrillic}/u, 'абвгдезиклмнопрсту', 'АБВГДЕЗИКЛМНОПРСТУ'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνοπρτυ', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΟΠΡΤΥ'],
  [/\p{Script=Armenian}/u, 'աբգդեզէթիլխծկ', 'ԱԲԳԴԵԶԷԹԻԼԽԾԿ'],
  [/\p{Script=Han}/u, '山水火木金土日月田石花草雨雪風空海川'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそ'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソ'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차카타파하'],
  [/\p{Script=Arabic}/u, 'بتثجحخسشصطعغفقكلمن'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטילמנסעפ'],
  [/\p{Script=Devanagari}/u, 'कखगघचछजझटठडढतथदधन'],
  [/\p{Script=Bengali}/u, 'কখগঘচছজঝটঠডঢতথদধন'],
  [/\p{Script=Tamil}/u, 'கஙசஞடணதநபமயரலவ'],
  [/\p{Script=Telugu}/u, 'కఖగఘచఛజఝటఠడఢతథదధన'],
  [/\p{Script=Thai}/u, 'กขคงจฉชซดตถทนบปผพม'],
  [/\p{Script=Georgian}/u, 'აბგდევზთიკლმნოპ'],
  [/\p{Script=Ethiopic}/u, 'ሀለሐመሠረሰቀበተኀነአከ'],
]
const DIGITS: [digits: RegExp, zero: number][] = [
  [/[٠-٩]/u, 0x06_60],
  [/[۰-۹]/u, 0x06_f0],
  [/[०-९]/u, 0x09_66],
  [/[０-９]/u, 0xff_10],
]
/** For letters of other scripts: a letter without a script. */
const ANY_LETTER = '\u{1D465}'

/** A character of the same kind and script, selected by this number. Other characters than letters and digits stay. */
export function standIn(character: string, number: number): string {
  if (/\p{L}/u.test(character)) {
    const alphabet = ALPHABETS.find(([letters]) => letters.test(character))
    if (!alphabet) return ANY_LETTER
    const [, small, capital] = alphabet
    const letters = Array.from(capital !== undefined && /\p{Lu}/u.test(character) ? capital : small)
    return letters[number % letters.length]!
  }
  if (!/\p{N}/u.test(character)) return character
  const zero = DIGITS.find(([digits]) => digits.test(character))?.[1] ?? 0x30
  return String.fromCodePoint(zero + (number % 10))
}
