import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { withReaderName } from '#src/product/macros.ts'
import { readerNameAtom } from '#src/session/session.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import { type TextPath, useSelected, useText } from '../Editor.tsx'
import classes from './TextPreview.module.css'

const Markdown = lazyPart(() => import('#src/ui/Markdown/Markdown.tsx').then((module) => module.Markdown))

/**
 * A preview of the character's card and first message while they are written. Typing has priority: the preview may lag
 * behind, and each text renders separately.
 */
export function TextPreview() {
  return (
    <section className={classes.preview}>
      <h2 className={classes.title}>As others see it</h2>
      <Privacy />
      <Text path="name" className={classes.name} placeholder="Unnamed character" />
      <Text
        path="description"
        className={classes.description}
        placeholder="The first lines of the description stand here, under the picture of its card."
      />
      <Greeting />
    </section>
  )
}

function Privacy() {
  const isPublic = useSelected((values) => values.isPublic)
  return !isPublic && <PrivateMark className={classes.private} />
}

function Text({ path, className, placeholder }: { path: TextPath; className?: string; placeholder: string }) {
  const text = useDeferredValue(useText(path)).trim()
  return (
    <p className={className} dir="auto" data-empty={text === '' || undefined}>
      {text || placeholder}
    </p>
  )
}

function Greeting() {
  const reader = useAtomValue(readerNameAtom)
  const greeting = withReaderName(useDeferredValue(useText('greetings.main')).trim(), reader)
  const shown = useMemo(() => <Markdown fallback={greeting}>{greeting}</Markdown>, [greeting])
  return (
    <div className={classes.bubble} dir="auto" data-empty={greeting === '' || undefined}>
      {greeting === '' ? 'A conversation begins with its main greeting.' : shown}
    </div>
  )
}
