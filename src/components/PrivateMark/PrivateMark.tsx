import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'

/** Marks a character that only its owner sees; its place determines its look. */
export function PrivateMark({ className }: { className: string | undefined }) {
  return (
    <span className={className}>
      <IconLock aria-hidden size="0.875rem" stroke={1.8} />
      Private
    </span>
  )
}
