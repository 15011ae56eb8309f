import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './PieceLine.module.css'

export type ThumbSize = 'small' | 'middle' | 'large'

/**
 * The frame of a picture at the left of a line: 64, 72 or 96 px wide, the larger ones wider in a wide
 * window. A class, since the frame is often a link.
 */
export const thumbClass = (size: ThumbSize = 'middle', className?: string): string =>
  classes(styles.thumb, styles[size], className)

type PieceLineProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Not an entry of a list: one that still loads. */
  as?: 'li' | 'div'
  /** Framed by `thumbClass`. */
  picture: ReactNode
  size?: ThumbSize
  brand?: ReactNode
  children: ReactNode
  /** At the right edge: what it costs, and why. */
  end?: ReactNode
  /** Its picture pales: held by nobody, or gone for good. */
  away?: 'pale' | 'gone' | undefined
}

/** One piece of a list: its picture, its words, and its amount. */
export function PieceLine({
  as: As = 'li',
  picture,
  size = 'middle',
  brand,
  children,
  end,
  away,
  className,
  ...rest
}: PieceLineProps) {
  return (
    <As {...rest} className={classes(styles.line, styles[`line-${size}`], away && styles[away], className)}>
      {picture}
      <div className={styles.words}>
        {brand && <span className={styles.brand}>{brand}</span>}
        {children}
      </div>
      {end !== undefined && <div className={classes(styles.end, 'num')}>{end}</div>}
    </As>
  )
}

/** A short fact about a piece with its icon: good to know, or in the way. */
export function PieceFact({
  icon,
  warns,
  children,
}: {
  icon?: ReactNode
  warns?: boolean
  children: ReactNode
}) {
  return (
    <span className={classes(styles.fact, warns && styles.warns)}>
      {icon}
      {children}
    </span>
  )
}
