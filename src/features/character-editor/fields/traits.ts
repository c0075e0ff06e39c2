import type { Trait } from '../characterForm.ts'

/** The new name of a trait after validation; undefined if the old one stays. */
export function newTraitName(traits: readonly Trait[], index: number, typed: string): string | undefined {
  const name = typed.trim()
  const isTaken = hasTrait(traits.toSpliced(index, 1), name)
  return name === '' || isTaken || name === traits[index]?.name ? undefined : name
}

/** Traits are compared without case. */
export function hasTrait(traits: readonly Trait[], name: string): boolean {
  return traits.some((other) => other.name.toLowerCase() === name.toLowerCase())
}
