import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { type ReactNode, useEffect } from 'react'
import { overlongFields } from './character.schema.ts'
import { useEditor, useMoment, useSelected } from './Editor.tsx'
import classes from './ActionBar.module.css'

interface Props {
  /** Why the last try did not arrive. */
  failure?: string | undefined
  children: ReactNode
}

/** What the form needs before it can be sent, and what can be done with it: always in view. */
export function ActionBar({ failure, children }: Props) {
  const editor = useEditor()
  const { errors, undo } = useMoment()
  const overlong = useSelected((values) => overlongFields(values).join(' '))
  useEffect(markRoot, [])
  const wrong = new Set([...overlong.split(' ').filter(Boolean), ...Object.keys(errors).filter((path) => errors[path])])

  return (
    <div className={classes.bar}>
      <div className={classes.state}>
        <output className={classes.attention}>
          {wrong.size > 0 && (wrong.size === 1 ? '1 field needs attention' : `${wrong.size} fields need attention`)}
        </output>
        {failure && (
          <p className={classes.failure}>
            <IconAlertCircle aria-hidden size="1.125rem" stroke={1.7} />
            <span>{failure}</span>
          </p>
        )}
        <div className={classes.undo} aria-live="polite">
          {undo && (
            <>
              <span>{undo.message}</span>
              <button
                type="button"
                onClick={() => {
                  undo.restore()
                  editor.offerUndo(undefined)
                }}
              >
                Undo
              </button>
            </>
          )}
        </div>
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

/**
 * Says on the root element, which scrolls, that a bar covers its foot. Not :has() in the styles: with it the browser
 * searches the whole page at each key typed into a textarea.
 */
function markRoot(): () => void {
  const mark = () => {
    document.documentElement.toggleAttribute('data-action-bar', document.querySelector(`.${classes.bar}`) !== null)
  }
  mark()
  return mark
}
