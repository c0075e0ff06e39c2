import { Modal } from '@mantine/core'
import { useAtom } from 'jotai'
import { promptOpenAtom } from './requireSignIn.ts'

/** A2.14 */
export function SignInPrompt() {
  const [opened, setOpened] = useAtom(promptOpenAtom)
  return <Modal opened={opened} onClose={() => setOpened(false)} title="Unlock the Full Experience!" />
}
