// The frame of a listing around its pieces. The site fills its parts; the host fills the same parts, drawn at
// build time.
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import styles from './Listing.module.css'

/** Renders a placeholder for the chips of a listing, or for one sentence. */
export function ChipsBone() {
  return <div className={styles.chipsBone} />
}

/**
 * Renders the line for saved sizes above a listing, always of the same height, so that nothing moves when its
 * content arrives.
 */
export function SizesLine({ children }: { children?: ReactNode }) {
  return (
    <Panel below={3} tall={44}>
      {children}
    </Panel>
  )
}

type HeadProps = {
  title: string
  /** True for a title in smaller type. */
  long: boolean
  /** The number of pieces in words; undefined while it is not known. */
  amount: ReactNode
  /** Beside the number of pieces: a link. */
  beside?: ReactNode
  children?: ReactNode
}

/** Renders a listing's title and number of pieces, with `children` at the end of the line. */
export function ListingHead({ title, long, amount, beside, children }: HeadProps) {
  return (
    <Row gap={4} align="end" justify="between" noWrap below={5} className={styles.head}>
      <div>
        <h1 tabIndex={-1} className={long ? styles.long : undefined}>
          <bdi>{title}</bdi>
        </h1>
        <Row gap={4} rows={0} align="baseline" className={styles.amount}>
          <p className="num" aria-live="polite">
            {amount ?? '\u00a0'}
          </p>
          {beside}
        </Row>
      </div>
      {children}
    </Row>
  )
}

/** Renders the column of filters beside the pieces of a listing. */
export function ListingRail({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <Panel as="aside" alignSelf="start" edge="top" className={className} aria-label="Filters">
      {children}
    </Panel>
  )
}

/** Renders a filter of the rail as a link, as high as the filter that takes its place. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Row as="a" href={href} noWrap tall={52} justify="between" edge="bottom" size={15} weight={600}>
      {children}
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </Row>
  )
}

/** Renders the row of filters and sort order above the pieces, for windows too narrow for the rail. */
export function ListingTools({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes(styles.tools, className)}>{children}</div>
}

/** Where the link past crumbs, categories and filters leads. */
export const piecesId = 'pieces'

type ColumnsProps = { rail: ReactNode; tools: ReactNode; bare?: boolean; children: ReactNode }

/**
 * Renders a listing's columns: the rail, and beside it the tools and the pieces; `bare`: neither rail nor
 * tools.
 */
export function ListingColumns({ rail, tools, bare = false, children }: ColumnsProps) {
  return (
    <Stack gap={10} className={classes(styles.cols, bare && styles.bare)}>
      {rail}
      <Panel shrinks>
        {tools}
        {children}
      </Panel>
    </Stack>
  )
}

/** Renders the element around a listing's pieces to which the skip link leads. */
export function PiecesPlace({ children }: { children: ReactNode }) {
  return (
    <div id={piecesId} tabIndex={-1}>
      {children}
    </div>
  )
}
