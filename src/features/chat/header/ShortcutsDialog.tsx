import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import classes from './ShortcutsDialog.module.css'

const SHORTCUTS = [
  { keys: ['Enter'], what: 'Send the message' },
  { keys: ['Shift', 'Enter'], what: 'Begin a new line' },
  { keys: ['Ctrl or ⌘', 'F'], what: 'Find in this conversation' },
  { keys: ['Enter'], what: 'In the search: the previous match' },
  { keys: ['Shift', 'Enter'], what: 'In the search: the next match' },
  { keys: ['Esc'], what: 'Close the search, a menu or a dialog' },
  { keys: ['Shift', 'Tab'], what: 'From the message field to the last message' },
  { keys: ['↑', '↓'], what: 'From one message’s actions to another’s' },
  { keys: ['Home', 'End'], what: 'To the first and the last message' },
]

/** The keyboard shortcuts of a conversation. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts" size={480}>
      <dl className={classes.list}>
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what} className={classes.entry}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
