import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { dayOf, msUntilNextDay } from './messageTime.ts'

/** The visitor's current day as `yyyy-MM-dd`; it changes at midnight. */
export function useDay(): string {
  const { clock, ...world } = useAtomValue(worldAtom)
  const timeZone = world.timeZone()
  const [day, setDay] = useState(() => dayOf(clock.now(), timeZone))
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = clock.setTimeout(
        () => {
          setDay(dayOf(clock.now(), timeZone))
          wait()
        },
        msUntilNextDay(clock.now(), timeZone),
      )
    }
    wait()
    return () => cancel()
  }, [clock, timeZone])
  return day
}
