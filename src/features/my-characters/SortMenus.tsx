import type { TablerIcon } from '@tabler/icons-react'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import { SORT_DIRECTIONS, SORT_FIELDS, type SortDirection, type SortField } from '#src/product/myCharacters.ts'
import type { View } from './view.ts'
import classes from './SortMenus.module.css'

const FIELD_LABELS: Record<SortField, string> = {
  last_edited: 'Last edited',
  created_at: 'Created',
  like_count: 'Likes',
  conversation_count: 'Conversations',
  message_count: 'Messages',
}
const DIRECTION_LABELS: Record<SortDirection, string> = { desc: 'Descending', asc: 'Ascending' }

interface Props {
  view: View
  onChoice(choice: Partial<Pick<View, 'sort_by' | 'sort_order'>>): void
}

/** The sort field and direction of the lists, as native selects, which work well on every device. */
export function SortMenus({ view, onChoice }: Props) {
  return (
    <div className={classes.menus}>
      <Menu
        label="Sort by"
        icon={IconArrowsSort}
        value={view.sort_by}
        options={SORT_FIELDS}
        labels={FIELD_LABELS}
        onChange={(sort_by) => onChoice({ sort_by })}
      />
      <Menu
        label="Direction"
        icon={view.sort_order === 'desc' ? IconSortDescending : IconSortAscending}
        value={view.sort_order}
        options={SORT_DIRECTIONS}
        labels={DIRECTION_LABELS}
        onChange={(sort_order) => onChoice({ sort_order })}
      />
    </div>
  )
}

interface MenuProps<Value extends string> {
  label: string
  icon: TablerIcon
  value: Value
  options: readonly Value[]
  labels: Record<Value, string>
  onChange(value: Value): void
}

function Menu<Value extends string>({ label, icon: Icon, value, options, labels, onChange }: MenuProps<Value>) {
  return (
    <span className={classes.menu}>
      <Icon aria-hidden className={classes.icon} size="1.125rem" stroke={1.7} />
      <select
        className={classes.select}
        aria-label={label}
        title={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden className={classes.arrow} size="1rem" stroke={1.9} />
    </span>
  )
}
