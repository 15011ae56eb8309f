import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './Pages.module.css'

type LinkParts = {
  page: number
  className?: string | undefined
  label?: string
  current: boolean
  children: ReactNode
}
type PagesProps = {
  page: number
  pageCount: number
  link: (parts: LinkParts) => ReactNode
  /** The name of the row of links, on a screen with several rows. */
  label?: string
  /** Offers a field for the number of a page when there are many pages. */
  jump?: (page: number) => void
}

/** With this many pages or more, the field for a page's number is offered. */
const jumpFrom = 8

/**
 * Returns the numbers of the pages to link: the first, the last, the current one and its neighbours; 0 stands
 * for a gap.
 */
export function pageRow(page: number, pageCount: number): number[] {
  const wanted = new Set([
    1,
    pageCount,
    page - 1,
    page,
    page + 1,
    ...(page <= 3 ? [2, 3] : []),
    ...(page >= pageCount - 2 ? [pageCount - 1, pageCount - 2] : []),
  ])
  const real = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b)
  return real.flatMap((one, index) => {
    const before = real[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [0, one] : [one]
  })
}

function Jump({ page, pageCount, jump }: { page: number; pageCount: number; jump: (page: number) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number.parseInt(typed, 10)
    setTyped('')
    if (wanted >= 1 && wanted !== page) jump(Math.min(wanted, pageCount))
  }
  return (
    <form className={styles.jump} onSubmit={submit} noValidate>
      <label>
        Go to page{' '}
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          placeholder={String(page)}
          onChange={(e) => setTyped(e.target.value)}
        />
      </label>
      <span>of {pageCount.toLocaleString('en-US')}</span>
      <button type="submit">Go</button>
    </form>
  )
}

/**
 * Renders links to numbered pages with Back and Next; nothing for a single page, or for a `page` after the
 * last. `link` renders one link, since the kit knows no router.
 */
export function Pages({ page, pageCount, link, label = 'Pages', jump }: PagesProps) {
  if (pageCount <= 1 || page > pageCount) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 &&
        link({
          page: page - 1,
          className: styles.step,
          label: 'Back, previous page',
          current: false,
          children: (
            <>
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden /> <b>Back</b>
            </>
          ),
        })}
      {pageRow(page, pageCount).map((one, index) =>
        one === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: A gap has no key but its place.
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          link({ page: one, label: `Page ${one}`, current: one === page, children: one })
        ),
      )}
      {page < pageCount &&
        link({
          page: page + 1,
          className: styles.step,
          label: 'Next page',
          current: false,
          children: (
            <>
              <b>Next</b> <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </>
          ),
        })}
      {jump && pageCount >= jumpFrom && <Jump page={page} pageCount={pageCount} jump={jump} />}
    </nav>
  )
}
