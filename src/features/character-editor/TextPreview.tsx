import { Suspense, useDeferredValue } from 'react'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useSelected, useText } from './Editor.tsx'
import classes from './TextPreview.module.css'

const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))

/** How others will meet the character: its card and the first thing it says, while they are written. */
export function TextPreview() {
  // Typing comes first; what it looks like may be a moment late.
  const name = useDeferredValue(useText('name')).trim()
  const description = useDeferredValue(useText('description')).trim()
  const greeting = useDeferredValue(useText('greetings.main')).trim()
  const isPublic = useSelected((values) => values.isPublic)

  return (
    <section className={classes.preview}>
      <h2 className={classes.title}>As others see it</h2>
      {!isPublic && <PrivateMark className={classes.private} />}
      <p className={classes.name} dir="auto" data-empty={name === '' || undefined}>
        {name || 'Unnamed character'}
      </p>
      <p className={classes.description} dir="auto" data-empty={description === '' || undefined}>
        {description || 'The first lines of the description stand here, under the picture of its card.'}
      </p>
      <div className={classes.bubble} dir="auto" data-empty={greeting === '' || undefined}>
        {greeting === '' ? (
          'A conversation begins with its main greeting.'
        ) : (
          <Suspense fallback={greeting}>
            <Markdown>{greeting}</Markdown>
          </Suspense>
        )}
      </div>
    </section>
  )
}
