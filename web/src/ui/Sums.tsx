import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Sums.module.css'

type SumProps = {
  name: ReactNode
  /** Where the amount comes from, in small words below its name. */
  from?: ReactNode
  amount: ReactNode
  /** Something is taken away. */
  minus?: boolean
  /** A sum of the lines above; the total is the one that people look for. */
  kind?: 'line' | 'sum' | 'total'
}

/** One line of money: its name at the left, its amount at the right. */
export function Sum({ name, from, amount, minus, kind = 'line' }: SumProps) {
  return (
    <div className={classes(styles.line, minus && styles.minus, kind !== 'line' && styles[kind])}>
      <dt>
        {name}
        {from && <small>{from}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}

/** Lines of money that add up. */
export function Sums({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={classes(styles.sums, 'num', className)}>{children}</dl>
}
