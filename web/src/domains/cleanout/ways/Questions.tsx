import { Plus } from 'lucide-react'
import styles from './Ways.module.css'
import { questions } from './ways.ts'

/** Frequent questions before an order; the numbers in the answers come from the rules. */
export function Questions() {
  return (
    <div>
      {questions.map(({ ask, answer }, i) => (
        <details key={ask} className={styles.question} open={i === 0}>
          <summary>
            {ask}
            <Plus size={20} strokeWidth={1.5} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
