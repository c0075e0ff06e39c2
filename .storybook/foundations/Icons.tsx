import { facts } from 'virtual:source-facts'
import { icons } from 'virtual:icons'
import { FileCount } from './FileCount.tsx'
import styles from '#storybook/pages.module.css'

/** Every icon that the product imports. */
export function Icons() {
  return (
    <ul className={styles.cards}>
      {facts.icons.map(({ name, files }) => {
        const Icon = icons[name]
        return (
          <li key={name}>
            {Icon && <Icon size={32} />}
            <strong>{name.replace('Icon', '')}</strong>
            <FileCount files={files} />
          </li>
        )
      })}
    </ul>
  )
}
