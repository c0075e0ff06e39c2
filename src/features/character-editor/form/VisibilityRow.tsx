import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { useEditor, useMoment, useSelected } from '../Editor.tsx'
import classes from './VisibilityRow.module.css'

const { root, body, labelWrapper, track } = classes
const parts = { root, body, labelWrapper, track }

/** Whether others can find the character. */
export function VisibilityRow() {
  const editor = useEditor()
  const isPublic = useSelected((values) => values.isPublic)
  const { busy } = useMoment()
  const Icon = isPublic ? IconWorld : IconLock
  return (
    <Switch
      name="isPublic"
      checked={isPublic}
      disabled={busy !== undefined}
      onChange={(event) => editor.setValue('isPublic', event.currentTarget.checked)}
      // The name is constant; the switch itself announces its state.
      aria-label="Public"
      labelPosition="left"
      size="md"
      withThumbIndicator={false}
      classNames={parts}
      label={
        <span className={classes.words}>
          <Icon aria-hidden size="1.5rem" stroke={1.7} />
          <span>
            <span className={classes.state}>{isPublic ? 'Public' : 'Private'}</span>
            <span className={classes.meaning}>{isPublic ? 'Everyone can find and chat' : 'Only you can see it'}</span>
          </span>
        </span>
      }
    />
  )
}
