import type { ElementHandle, Page } from '@playwright/test'
import { placeToPress } from './inPage.ts'
import { patiently } from './patiently.ts'
import { type RobotWindow, sightOfPage } from './sight.ts'
import type { Breach, ControlName } from './trail.ts'

export async function elementOf(
  page: Page,
  { role, name, nth }: ControlName,
): Promise<ElementHandle<HTMLElement> | undefined> {
  // Finds the elements of all controls anew.
  await patiently(() => page.evaluate(sightOfPage))
  const handle = await page.evaluateHandle(
    (key) => (window as RobotWindow).robotElements?.get(key),
    `${role} ${name} ${nth}`,
  )
  return handle.asElement() ?? undefined
}

/** Presses with a real pointer; reports the element that receives the press instead of the control. */
export async function pressed(page: Page, control: ControlName): Promise<Breach | undefined> {
  const element = await elementOf(page, control)
  if (!element) return undefined
  // Hovering may reveal an element, so the pointer moves there first.
  await element.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
  const place = await element.evaluate(placeToPress).catch(() => undefined)
  if (!place) return undefined
  if ('taken' in place)
    return {
      law: 'nothing takes the click of another',
      what: `${control.role} "${control.name}" is covered by ${place.taken}`,
    }
  await page.mouse.click(place.x, place.y)
  return undefined
}
