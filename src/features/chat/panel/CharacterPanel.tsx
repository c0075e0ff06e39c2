/** What stands beside a conversation: its character, and others like it (B2.9). */
export function CharacterPanel({ characterId }: { characterId: string }) {
  return <aside aria-label="Character" data-character={characterId} />
}
