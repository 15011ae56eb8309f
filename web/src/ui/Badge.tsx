import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

type BadgeProps = { mood?: 'plain' | 'good' | 'green' | 'sale' | 'gold' | 'bad'; children: ReactNode }

/** Renders a short label; `mood` chooses its color. */
export function Badge({ mood = 'plain', children }: BadgeProps) {
  return <span className={classes(styles.badge, mood !== 'plain' && styles[mood])}>{children}</span>
}
