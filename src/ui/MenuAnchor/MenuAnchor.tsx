import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/**
 * Serves as Mantine's `Menu.Target` or `Popover.Target` for a button that is rendered elsewhere: the button renders
 * with the first paint, the menu's code loads later, and the button keeps its focus. Renders nothing; the button sets
 * `aria-haspopup` and `aria-expanded` itself.
 */
export function MenuAnchor({ element, ref }: Props) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element])
  return null
}
