import { describe, expect, it } from 'vitest'
import { traitsIn, traitsText } from './importedTraits.ts'

const trait = (name: string, strength: string) => ({ name, strength })

describe('a personality', () => {
  it.for([
    [
      'thoughtful (moderately), creative (quite a lot), determined (absolutely)',
      [trait('thoughtful', 'moderately'), trait('creative', 'quite a lot'), trait('determined', 'absolutely')],
    ],
    ['Kind (Not At All)', [trait('Kind', 'not at all')]],
    [
      'salt, then silence (not very), warm (absolutely)',
      [trait('salt, then silence', 'not very'), trait('warm', 'absolutely')],
    ],
    ['- kind (absolutely)\n- dry (not very)', [trait('kind', 'absolutely'), trait('dry', 'not very')]],
    ['shy (at first) (moderately)', [trait('shy (at first)', 'moderately')]],
  ] as const)('with strengths: %s', ([text, traits]) => {
    expect(traitsIn(text)).toEqual({ traits, isStrengthGuessed: false })
  })

  it.for([
    ['kind', ['kind']],
    ['kind, brave; curious\nslow to anger', ['kind', 'brave', 'curious', 'slow to anger']],
    ['• kind • brave', ['kind', 'brave']],
    ['1. kind\n2) brave\n-curious', ['kind', 'brave', 'curious']],
    ['優しい、静か；勇敢，', ['優しい', '静か', '勇敢']],
    ['・優しい\n・静か', ['優しい', '静か']],
    ['「優しい」、「静か」', ['優しい', '静か']],
    ['① 優しい ② 静か', ['優しい', '静か']],
    ['— kind\n● brave\n◦ shy', ['kind', 'brave', 'shy']],
    ['kind / brave', ['kind', 'brave']],
    ['**Kind**, *brave*, "shy"', ['Kind', 'brave', 'shy']],
    ['لطيف، شجاع', ['لطيف', 'شجاع']],
    ['- kind\n\n- brave\n', ['kind', 'brave']],
  ] as const)('of plain words: %s', ([text, names]) => {
    expect(traitsIn(text)).toEqual({ traits: names.map((name) => trait(name, 'moderately')), isStrengthGuessed: true })
  })

  it.for([
    'She waits. She always has.',
    '彼女は待つ。いつも待っていた。',
    '[Personality("kind" + "brave")]',
    'She said "kind", and meant it.',
    'a very long part that is a sentence, kind',
    'kind (very)',
    '(moderately)',
    'kind (moderately), and then she left',
    'x'.repeat(4_001),
  ])('that is not a list: %s', (text) => {
    expect(traitsIn(text)).toBeUndefined()
  })

  it('is read as it was written', () => {
    const traits = [trait('dry', 'quite a lot'), trait('patient, mostly', 'not very')] as Parameters<
      typeof traitsText
    >[0]
    expect(traitsIn(traitsText(traits))?.traits).toEqual(traits)
  })
})
