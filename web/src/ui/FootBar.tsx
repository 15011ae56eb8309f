import type { ReactNode } from 'react'
import styles from './FootBar.module.css'

/**
 * Renders a bar at the lower end of a phone's screen, with an amount and the next step; wide screens show the
 * same step in the page and no bar. `name`: the bar's accessible name.
 */
export function FootBar({ name, amount, children }: { name: string; amount: string; children: ReactNode }) {
  return (
    <section className={`${styles.footBar} num`} aria-label={name}>
      <b>{amount}</b>
      {children}
    </section>
  )
}
