import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './PieceLine.module.css'

export type ThumbSize = 'small' | 'middle' | 'large'

/**
 * Returns the classes of the picture frame at the left of a line: 64, 72 or 96 px wide, the larger ones wider
 * in a wide window. A class, since the frame is often a link.
 */
export const thumbClass = (size: ThumbSize = 'middle', className?: string): string =>
  classes('frame', styles.thumb, styles[size], className)

type PieceLineProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** The element; a `div` for a line that still loads and is no entry of the list. */
  as?: 'li' | 'div'
  /** Framed by `thumbClass`. */
  picture: ReactNode
  size?: ThumbSize
  brand?: ReactNode
  children: ReactNode
  /** The price and its reason, at the right edge. */
  end?: ReactNode
  /** Below the text and the amount, from the text to the right edge: what is chosen about the piece. */
  foot?: ReactNode
  /** Shows the picture pale, for a piece that is no longer held or is sold. */
  away?: 'pale' | 'gone' | undefined
}

/**
 * Renders one piece as a line of a list: its picture, brand and text, at the right its amount (`end`), and
 * below both what is chosen about the piece (`foot`).
 */
export function PieceLine({
  as: As = 'li',
  picture,
  size = 'middle',
  brand,
  children,
  end,
  foot,
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
      {foot && <div className={styles.foot}>{foot}</div>}
    </As>
  )
}

/** Renders a short fact about a piece with its icon, in a warning color with `warns`. */
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
