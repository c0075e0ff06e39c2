import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { GAP, pageWindow } from './pageWindow.ts'
import classes from './PageNumbers.module.css'

interface Props {
  page: number
  pages: number
  /** The number of pages on either side of the current one. */
  eitherSide: number
  onPage(page: number): void
  /** Called on hover and focus of a link, to prefetch its page. */
  onIntent?(page: number): void
}

/** The pagination of a list. */
export function PageNumbers({ page, pages, eitherSide, onPage, onIntent }: Props) {
  const to = (target: number) => ({
    type: 'button' as const,
    onClick: () => onPage(target),
    onPointerEnter: () => onIntent?.(target),
    onFocus: () => onIntent?.(target),
  })
  return (
    <nav className={classes.pages} aria-label="Pages">
      <button
        {...(page > 1 ? to(page - 1) : { type: 'button', disabled: true })}
        className={`${classes.page} ${classes.arrow}`}
        aria-label="Previous page"
      >
        <IconChevronLeft aria-hidden size="1.25rem" stroke={1.8} />
      </button>
      {pageWindow(page, pages, eitherSide).map((part, place) =>
        part === GAP ? (
          <span key={`gap ${place}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={part}
            {...(part === page ? { type: 'button' } : to(part))}
            className={classes.page}
            aria-current={part === page ? 'page' : undefined}
          >
            {part}
          </button>
        ),
      )}
      <button
        {...(page < pages ? to(page + 1) : { type: 'button', disabled: true })}
        className={`${classes.page} ${classes.arrow}`}
        aria-label="Next page"
      >
        <IconChevronRight aria-hidden size="1.25rem" stroke={1.8} />
      </button>
    </nav>
  )
}
