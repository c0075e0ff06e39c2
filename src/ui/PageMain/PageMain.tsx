import { type ComponentPropsWithRef, createContext, use } from 'react'

const WithinMain = createContext(false)

/**
 * The page's main landmark, or a plain element where there is one already: an error screen stands in the place of a
 * page within the shell, or in the place of all.
 */
export function PageMain(props: ComponentPropsWithRef<'main'> & ComponentPropsWithRef<'div'>) {
  if (use(WithinMain)) return <div {...props} />
  return (
    <WithinMain value>
      <main {...props} />
    </WithinMain>
  )
}
