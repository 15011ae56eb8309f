import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  ratio?: string
  className?: string | undefined
}

/**
 * Renders a gray box in the place of content that loads; the caller gives it the content's size, so that
 * nothing shifts. The screen says once in words that it loads.
 */
export function Skeleton({ width = '100%', height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={classes(styles.bone, className)}
      style={{ width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }}
      aria-hidden
    />
  )
}
