import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MyCharactersTab } from '#src/product/myCharacters.ts'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'

/** B2.7-15 … B2.7-17 */
export function EmptyList({ tab }: { tab: MyCharactersTab }) {
  return tab === 'mine' ? (
    <SkyMessage drawing={OrbitDrawing} title="No characters you created found.">
      <Button component={Link} to="/characters/create" color="yellow.4">
        Create Your First Character
      </Button>
    </SkyMessage>
  ) : (
    <SkyMessage drawing={OrbitDrawing} title="No favorite characters found." text="Whoever you like is kept here.">
      <Button component={Link} to="/explore" variant="default">
        Explore characters
      </Button>
    </SkyMessage>
  )
}
