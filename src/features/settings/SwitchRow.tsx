import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import classes from './SwitchRow.module.css'

const { root, body, label, labelWrapper, description, track, thumb } = classes
const parts = { root, body, label, labelWrapper, description, track, thumb }

interface Props {
  label: string
  description: string
  checked: boolean
  disabled?: boolean
  onChange?(checked: boolean): void
}

/** A boolean setting: its name, its description, and the switch at the end of the line. */
export function SwitchRow({ onChange, ...props }: Props) {
  return (
    <Switch
      {...props}
      // Otherwise the label, which contains the whole row, would add the description to the name.
      aria-label={props.label}
      labelPosition="left"
      size="md"
      withThumbIndicator={false}
      classNames={parts}
      onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
    />
  )
}
