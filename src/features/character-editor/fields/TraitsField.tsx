import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { memo } from 'react'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import { TRAITS_MAX } from '#src/product/limits.ts'
import { TRAIT_TOO_LONG } from '../character.schema.ts'
import { USUAL_STRENGTH } from '../characterBody.ts'
import { useEditor, useMoment, useSelected } from '../Editor.tsx'
import { hasTrait, newTraitName } from './traits.ts'
import { bringBack } from '../form/undo.ts'
import classes from './Section.module.css'
import { TraitRow } from './TraitRow.tsx'
import { useListFocus } from './useListFocus.ts'

/** The character's traits with their strengths (B5.3). */
export const TraitsField = memo(function TraitsField() {
  const editor = useEditor()
  // Does not subscribe to the traits: typing in one re-renders only that one.
  const count = useSelected(({ personalities }) => personalities.length)
  const { errors, busy } = useMoment()
  const isDisabled = busy !== undefined
  // A name that is too long shows its own error.
  const error = errors.personalities === TRAIT_TOO_LONG ? undefined : errors.personalities
  const { list, announced, moved, removed, focusEntry, moveByKey } = useListFocus<HTMLUListElement>()

  const takeName = (index: number) => {
    // Reads the current value, not the rendered one: a key may have been pressed since.
    const { personalities } = editor.values()
    const trait = personalities[index]
    if (!trait) return
    const { name, strength, unfinished = name } = trait
    const newName = newTraitName(personalities, index, unfinished)
    // A trait without a name does not count.
    if (newName === undefined && name === '') editor.removeListItem('personalities', index)
    else editor.setValue(`personalities.${index}`, { name: newName ?? name, strength })
  }
  const remove = (index: number) => {
    const trait = editor.values().personalities[index]
    editor.removeListItem('personalities', index)
    removed(trait?.name || 'The trait', index)
    if (!trait?.name) return
    editor.offerUndo({
      message: 'Trait removed.',
      label: bringBack(trait.name),
      isPossible: ({ personalities }) => personalities.length < TRAITS_MAX && !hasTrait(personalities, trait.name),
      restore: () => {
        const at = Math.min(index, editor.values().personalities.length)
        editor.insertListItem('personalities', trait, at)
        focusEntry(at)
      },
    })
  }
  const move = (from: number, to: number) => {
    const name = editor.values().personalities[from]?.name
    editor.reorderListItem('personalities', { from, to })
    moved(name || 'The trait', to, count)
  }
  const isLastUnnamed = () => editor.values().personalities.at(-1)?.name === ''
  const add = () => {
    // Only one trait may be without a name: its typed text becomes the name, or its empty field gets the focus.
    if (isLastUnnamed()) {
      const last = list.current?.querySelector<HTMLInputElement>('[data-entry]:last-child input[type="text"]')
      if (!last?.value.trim()) return focusEntry(count - 1)
      last.blur()
    }
    editor.insertListItem('personalities', { name: '', strength: USUAL_STRENGTH })
    focusEntry(count)
  }

  return (
    <section className={classes.section}>
      <h2 className={classes.title}>Personality Traits</h2>
      <p className={classes.hint}>Up to six, each from “not at all” to “absolutely”.</p>
      {count > 0 && (
        <ul ref={list} className={classes.list}>
          {Array.from({ length: count }, (_, index) => (
            <TraitRow
              // oxlint-disable-next-line react/no-array-index-key -- a trait is known by its place; its name is typed
              key={index}
              index={index}
              count={count}
              isDisabled={isDisabled}
              onFinish={() => takeName(index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onKeyDown={(event) => {
                const to = moveByKey(event, index, count)
                if (to !== undefined) move(index, to)
              }}
            />
          ))}
        </ul>
      )}
      <output className="visually-hidden">{announced}</output>
      <div className={classes.error} aria-live="polite">
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      <button
        type="button"
        className={classes.add}
        disabled={isDisabled || count >= TRAITS_MAX}
        onClick={(event) => isFirstClick(event) && add()}
        // On blur an unnamed trait is removed, which would move this button away from the pointer.
        onMouseDown={(event) => isLastUnnamed() && event.preventDefault()}
      >
        <IconPlus aria-hidden size="1.125rem" stroke={1.8} />
        Add Trait
      </button>
    </section>
  )
})
