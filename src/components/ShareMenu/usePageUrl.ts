import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** The absolute address of a page of this app in this deployment: `usePageUrl('/users/u1')`. */
export function usePageUrl(path: string): string {
  const { basepath } = useRouter()
  const { origin, history } = useAtomValue(worldAtom)
  return origin + history.createHref(basepath.replace(/\/$/, '') + path)
}
