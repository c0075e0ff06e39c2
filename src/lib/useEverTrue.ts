import { useState } from 'react'

/** True from the first render in which `now` was true: mounts a part on its first use and leaves it mounted. */
export function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
