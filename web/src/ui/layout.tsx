// Layout parts: they set the distances between their children and nothing of the children's looks.
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
  /** Children keep their own width, at the left edge. */
  start?: boolean
  /** In a higher container, the children stay together at its top. */
  top?: boolean
}

/** Lays its children out below each other, with a gap. */
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
  /** The distance between lines, where it differs from the distance between children. */
  rows?: 0 | 1 | 2 | 3 | 4
  align?: 'center' | 'baseline' | 'end' | 'start' | 'stretch'
  /** The first child is at the left edge, the last one at the right. */
  between?: boolean
}

/** Lays its children out beside each other, with a gap; a child without room begins a new line. */
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
  /** The width of the window from which the columns are beside each other: 480, 768 or 960 px. */
  from?: 'phone' | 'tablet' | 'laptop'
}

/** Lays its children out in columns of equal width; below each other in a narrow window. */
export function Grid({ as: As = 'div', gap = 4, columns, from = 'tablet', className, ...rest }: GridProps) {
  return (
    <As
      {...rest}
      className={classes(styles.stack, styles[`g${gap}`], styles[from], styles[`c${columns}`], className)}
    />
  )
}

/** Lays out a page's main column with a narrow column at its right; below each other in a narrow window. */
export function Beside({ as: As = 'div', gap = 10, className, ...rest }: BoxProps) {
  return <As {...rest} className={classes(styles.stack, styles.beside, styles[`g${gap}`], className)} />
}
