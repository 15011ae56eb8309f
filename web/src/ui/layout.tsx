// How things stand beside and below each other. A part sets distances only; how a thing looks is its own.
import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './layout.module.css'

/** Steps of the scale of distances (--s1 … --s12). */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12

type Tag =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'aside'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'span'

type BoxProps = HTMLAttributes<HTMLElement> & { as?: Tag; gap?: Gap; children?: ReactNode }

type StackProps = BoxProps & {
  /** Things are as wide as they are, at the left edge. */
  start?: boolean
  /** In a place that is higher, the things stay together at its top. */
  top?: boolean
}

/** Things below each other. */
export function Stack({ as: As = 'div', gap = 4, start, top, className, ...rest }: StackProps) {
  return (
    <As
      {...rest}
      className={classes(
        styles.stack,
        styles[`g${gap}`],
        start && styles.start,
        top && styles.top,
        className,
      )}
    />
  )
}

type RowProps = BoxProps & {
  /** The distance between lines, where it differs from the one between things. */
  rows?: 0 | 1 | 2 | 3 | 4
  align?: 'center' | 'baseline' | 'end' | 'start' | 'stretch'
  /** The first thing at the left edge, the last one at the right. */
  between?: boolean
}

/** Things beside each other; what has no room goes on a new line. */
export function Row({
  as: As = 'div',
  gap = 3,
  rows,
  align = 'center',
  between,
  className,
  ...rest
}: RowProps) {
  return (
    <As
      {...rest}
      className={classes(
        styles.row,
        styles[`g${gap}`],
        rows !== undefined && styles[`r${rows}`],
        align !== 'center' && styles[align],
        between && styles.between,
        className,
      )}
    />
  )
}

type GridProps = BoxProps & {
  columns: 2 | 3 | 4
  /** From which width of the window on they stand beside each other: 480, 768 or 960 px. */
  from?: 'phone' | 'tablet' | 'desk'
}

/** Columns of the same width; below each other in a narrow window. */
export function Grid({ as: As = 'div', gap = 4, columns, from = 'tablet', className, ...rest }: GridProps) {
  return (
    <As
      {...rest}
      className={classes(styles.stack, styles[`g${gap}`], styles[from], styles[`c${columns}`], className)}
    />
  )
}

/** What a page is about, and what goes with it in a narrow column at its right. */
export function Beside({ as: As = 'div', gap = 10, className, ...rest }: BoxProps) {
  return <As {...rest} className={classes(styles.stack, styles.beside, styles[`g${gap}`], className)} />
}
