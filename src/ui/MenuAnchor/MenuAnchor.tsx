import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/**
 * Stands as Mantine's `Menu.Target` or `Popover.Target` for a button that is drawn elsewhere: the button is there from
 * the first paint, the menu's code comes later, and the button keeps its focus. Draws nothing; the button says
 * `aria-haspopup` and `aria-expanded` itself.
 */
export function MenuAnchor({ element, ref }: Props) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element])
  return null
}
