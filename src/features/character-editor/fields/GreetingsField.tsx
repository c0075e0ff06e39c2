import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { memo } from 'react'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import { ALTERNATIVE_GREETINGS_MAX, TEXT_ROWS } from '#src/product/limits.ts'
import { useEditor, useMoment, useSelected } from '../Editor.tsx'
import { bringBack } from '../form/undo.ts'
import { ListButtons } from './ListButtons.tsx'
import classes from './Section.module.css'
import { TextRow } from './TextRow.tsx'
import { useListFocus } from './useListFocus.ts'

const PATH = 'greetings.alternatives'

/** The greetings of the character: the main one and up to three alternatives (B5.2). */
export const GreetingsField = memo(function GreetingsField() {
  const editor = useEditor()
  // Does not subscribe to the greetings: typing in one re-renders only that one.
  const count = useSelected(({ greetings }) => greetings.alternatives.length)
  const { errors, busy } = useMoment()
  const isDisabled = busy !== undefined
  const { list, announced, moved, removed, focusEntry, moveByKey } = useListFocus<HTMLUListElement>()

  const move = (from: number, to: number) => {
    editor.reorderListItem(PATH, { from, to })
    moved(`Alternative greeting ${from + 1}`, to, count)
  }
  const remove = (index: number) => {
    const text = editor.values().greetings.alternatives[index] ?? ''
    editor.removeListItem(PATH, index)
    removed(`Alternative greeting ${index + 1}`, index)
    if (text.trim() === '') return
    editor.offerUndo({
      message: 'Greeting removed.',
      label: bringBack(text),
      isPossible: ({ greetings }) => greetings.alternatives.length < ALTERNATIVE_GREETINGS_MAX,
      restore: () => {
        const at = Math.min(index, editor.values().greetings.alternatives.length)
        editor.insertListItem(PATH, text, at)
        focusEntry(at)
      },
    })
  }
  const add = () => {
    editor.insertListItem(PATH, '')
    focusEntry(count)
  }

  return (
    <section className={classes.section}>
      <h2 className={classes.title}>Greetings</h2>
      <p className={classes.hint}>A conversation begins with one of them. Markdown shows as in the chat.</p>
      <TextRow
        path="greetings.main"
        label="Main greeting"
        what="main greeting"
        placeholder="What does this character say first?"
        rows={TEXT_ROWS}
      />
      {count > 0 && (
        <ul ref={list} className={classes.texts}>
          {Array.from({ length: count }, (_, index) => (
            // Keys that move the entry work from every focused element in it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a greeting is known by its place
              key={index}
              data-entry
              onKeyDown={(event) => {
                const to = moveByKey(event, index, count)
                if (to !== undefined) move(index, to)
              }}
            >
              <TextRow
                path={`${PATH}.${index}`}
                label={`Alternative greeting ${index + 1}`}
                what={`alternative greeting ${index + 1}`}
                placeholder="Another way to begin"
                rows={TEXT_ROWS}
              >
                <ListButtons
                  what={`alternative greeting ${index + 1}`}
                  index={index}
                  count={count}
                  isDisabled={isDisabled}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              </TextRow>
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">{announced}</output>
      <div className={classes.error} aria-live="polite">
        {errors[PATH] && <ErrorText>{errors[PATH]}</ErrorText>}
      </div>
      <button
        type="button"
        className={classes.add}
        disabled={isDisabled || count >= ALTERNATIVE_GREETINGS_MAX}
        onClick={(event) => isFirstClick(event) && add()}
      >
        <IconPlus aria-hidden size="1.125rem" stroke={1.8} />
        Add Greeting
      </button>
    </section>
  )
})
