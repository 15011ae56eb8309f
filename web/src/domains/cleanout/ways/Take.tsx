import { Check, X } from 'lucide-react'
import styles from './Ways.module.css'
import { keepBack, weTake } from './ways.ts'

/** Lists which pieces may go into a bag and which may not. */
export function Take() {
  return (
    <>
      <div className={styles.take}>
        <h3>We take</h3>
        <ul>
          {weTake.map((what) => (
            <li key={what}>
              <Check size={16} strokeWidth={1.5} aria-hidden />
              {what}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.keep}>
        <h3>Please keep back</h3>
        <ul>
          {keepBack.map((what) => (
            <li key={what}>
              <X size={16} strokeWidth={1.5} aria-hidden />
              {what}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
