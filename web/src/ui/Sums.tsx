import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Sums.module.css'

type SumProps = {
  name: ReactNode
  /** The amount's origin, in small words below its name. */
  from?: ReactNode
  amount: ReactNode
  /** The amount is subtracted. */
  minus?: boolean
  /** `sum`: a sum of the lines above; `total`: the last sum, set large. */
  kind?: 'line' | 'sum' | 'total'
}

/** Renders one line of money: its name at the left, its amount at the right. */
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

/** Renders a list of amounts of money that add up, one line each (`Sum`). */
export function Sums({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={classes(styles.sums, 'num', className)}>{children}</dl>
}
