import { Combobox, PillsInput, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import { TAGS_MAX, TAG_SUGGESTIONS_DELAY_MS } from '#src/product/limits.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import fieldClasses from '#src/ui/TextField/TextField.module.css'
import { isTagTooLong, TAG_TOO_LONG } from '../character.schema.ts'
import { useEditor, useMoment, useSelected } from '../Editor.tsx'
import { notChosen, withTags } from './tags.ts'
import classes from './TagsInput.module.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { tagSuggestionsQuery } from '#src/api/calls/editorSuggestions.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

const NOTHING_CHOSEN = { 'aria-activedescendant': '' }

interface Props {
  /** The ids of the elements that label and describe the field. */
  titleId: string
  hintId: string
}

/** The tags: typed, or chosen from existing ones (B5.4). */
export const TagsInput = memo(function TagsInput({ titleId, hintId }: Props) {
  const editor = useEditor()
  const tags = useSelected((values) => values.tags)
  const { errors, busy } = useMoment()
  const isDisabled = busy !== undefined
  const typed = useSelected((values) => values.unfinishedTag ?? '')
  const setTyped = (text: string) => editor.setValue('unfinishedTag', text === '' ? undefined : text)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox()
  const suggestions = notChosen(useTagSuggestions(typed), tags)
  const shown = suggestions.join('\n')
  /**
   * The suggestions in which an arrow key has selected an option; the combobox itself keeps naming a removed option.
   */
  const [chosenIn, setChosenIn] = useState<string>()
  const errorId = useId()
  const error = problem ?? errors.tags ?? (tags.some(isTagTooLong) && TAG_TOO_LONG)

  const add = (text: string) => {
    const next = withTags(tags, text)
    if (next.tags !== tags) editor.setValue('tags', [...next.tags])
    setTyped(next.rest)
    setProblem(next.error)
    combobox.closeDropdown()
    return next.error
  }
  const finish = useEffectEvent(() => add(editor.values().unfinishedTag ?? ''))
  const { registerUnfinished } = editor
  useEffect(() => registerUnfinished('tags', () => finish()), [registerUnfinished])

  const remove = (tag: string) => {
    editor.setValue(
      'tags',
      tags.filter((each) => each !== tag),
    )
    setProblem(undefined)
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // An option selected in former suggestions is not selected in these.
    if (chosenIn !== shown) combobox.resetSelectedOption()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setChosenIn(shown)
    if ((event.key === 'Backspace' || event.key === 'Delete') && typed === '' && tags.length > 0) {
      remove(tags.at(-1)!)
    } else if (event.key === 'Enter') {
      // Enter on a focused option selects it in the combobox; a tag never submits the form.
      event.preventDefault()
      if (combobox.getSelectedOptionIndex() === -1 || !combobox.dropdownOpened) add(typed)
    }
  }

  return (
    <div>
      <Combobox
        store={combobox}
        withinPortal={false}
        position="bottom-start"
        onOptionSubmit={(tag) => add(tag)}
        classNames={{ dropdown: classes.dropdown, options: classes.options, option: classes.option }}
      >
        <Combobox.DropdownTarget>
          <PillsInput
            className={classes.box}
            classNames={{ input: `${fieldClasses.input} ${classes.input}` }}
            error={Boolean(error)}
            disabled={isDisabled}
          >
            {tags.length > 0 && (
              <ul className={classes.tags}>
                {tags.map((tag) => (
                  <li key={tag} className={classes.tag} dir="auto">
                    {tag}
                    <button
                      type="button"
                      className={classes.remove}
                      aria-label={`Remove ${tag}`}
                      disabled={isDisabled}
                      onClick={(event) => isFirstClick(event) && remove(tag)}
                    >
                      <IconX aria-hidden size="0.875rem" stroke={2} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <Combobox.EventsTarget withExpandedAttribute {...(chosenIn !== shown && NOTHING_CHOSEN)}>
              <PillsInput.Field
                ref={input}
                className={classes.field}
                name="tags"
                aria-labelledby={titleId}
                aria-describedby={`${hintId} ${errorId}`}
                aria-invalid={Boolean(error)}
                enterKeyHint="done"
                autoCapitalize="none"
                placeholder={tags.length === 0 ? 'Add a tag' : ''}
                dir="auto"
                value={typed}
                disabled={isDisabled}
                onChange={(event) => {
                  const text = event.currentTarget.value
                  if (text.includes(',')) return void add(text)
                  setTyped(text)
                  setProblem(undefined)
                  editor.clearFieldError('tags')
                  combobox.resetSelectedOption()
                  combobox.openDropdown()
                }}
                onBlur={() => {
                  // The remaining text becomes a tag, even without Enter.
                  if (typed.trim() !== '') add(typed)
                  combobox.closeDropdown()
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options aria-label="Suggestions">
            {suggestions.map((tag) => (
              <Combobox.Option key={tag} value={tag}>
                <bdi>{tag}</bdi>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <div className={classes.foot}>
        <div id={errorId} className={classes.error} aria-live="polite">
          {error && <ErrorText>{error}</ErrorText>}
        </div>
        <span translate="no" className={classes.count} data-over={tags.length > TAGS_MAX || undefined}>
          {`${tags.length}/${TAGS_MAX}`}
        </span>
      </div>
    </div>
  )
})

/** Existing tags that contain the typed text; the request is debounced. */
function useTagSuggestions(typed: string): readonly string[] {
  const { clock } = useAtomValue(worldAtom)
  const [text, setText] = useState('')
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted === '') return undefined
    return clock.setTimeout(() => setText(wanted), TAG_SUGGESTIONS_DELAY_MS)
  }, [wanted, clock])

  const isAsked = wanted !== '' && text !== ''
  const { data } = useQuery({ ...tagSuggestionsQuery(text), enabled: isAsked, placeholderData: keepPreviousData })
  return isAsked ? (data ?? []) : []
}
