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
 * A bone: give it the box of what is coming, so that nothing jumps. Say once per screen
 * in words that things load.
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
