import { Button } from '@mantine/core'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { accessibilityAtom, DEFAULT_ACCESSIBILITY } from '#src/storage/preferences.ts'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import classes from '../Section.module.css'
import { SwitchRow } from '../SwitchRow.tsx'
import { TextSizeChoice } from './TextSizeChoice.tsx'

/** Every choice takes effect at once in the whole app (start/applyAccessibility.ts). */
export function AccessibilityTab() {
  const [settings, setSettings] = useAtom(accessibilityAtom)
  const resetting = useLazyDialog(LazyConfirmDialog)
  const titleId = useId()
  const reset = () => {
    resetting.close()
    setSettings(DEFAULT_ACCESSIBILITY)
  }
  return (
    <div className={classes.stack}>
      <section className={classes.section} aria-labelledby={titleId}>
        <h2 className={classes.title} id={titleId}>
          Reading and finding
        </h2>
        <p className={classes.lead}>Kept on this device, for whoever is signed in here.</p>
        <TextSizeChoice value={settings.fontSize} onChange={(fontSize) => setSettings({ ...settings, fontSize })} />
        <SwitchRow
          label="Bold text"
          description="Every word in a heavier weight."
          checked={settings.boldText}
          onChange={(boldText) => setSettings({ ...settings, boldText })}
        />
        <SwitchRow
          label="Highlight clickable elements"
          description="A frame around everything that can be pressed."
          checked={settings.highlightClickable}
          onChange={(highlightClickable) => setSettings({ ...settings, highlightClickable })}
        />
        <div>
          <Button variant="default" {...resetting.opener}>
            Reset all settings
          </Button>
        </div>
      </section>
      <LazyConfirmDialog
        {...resetting.dialog}
        title="Reset all settings?"
        text="Text size, bold text and highlighting go back to how they were at first."
        confirmLabel="Reset"
        onConfirm={reset}
      />
    </div>
  )
}
