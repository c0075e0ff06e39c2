import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'

/** Says that only its owner sees this character; where it stands decides how it looks. */
export function PrivateMark({ className }: { className: string | undefined }) {
  return (
    <span className={className}>
      <IconLock aria-hidden size="0.875rem" stroke={1.8} />
      Private
    </span>
  )
}
