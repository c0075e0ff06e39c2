import { type ComponentPropsWithRef, createContext, use } from 'react'

const WithinMain = createContext(false)

/**
 * The page's main landmark, or a plain element if there is one already: an error screen may replace a page within the
 * shell, or the whole app.
 */
export function PageMain(props: ComponentPropsWithRef<'main'> & ComponentPropsWithRef<'div'>) {
  if (use(WithinMain)) return <div {...props} />
  return (
    <WithinMain value>
      <main {...props} />
    </WithinMain>
  )
}
