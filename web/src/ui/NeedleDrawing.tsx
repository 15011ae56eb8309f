// Apart from the other drawings: the first page has the error screen, the other drawings load with their
// screens.
import styles from './drawings.module.css'

/** Draws a needle with thread, for screens about an error. */
export const NeedleDrawing = () => (
  <svg className={styles.drawing} viewBox="20 14 170 140" aria-hidden>
    <path d="M156,30 62,124c-6,6-14,12-20,14 2-6 8-14 14-20l94-94c4-4 10,2 6,6Z" />
    <path d="m137,49 9-9" />
    <path className={styles.thread} d="M143,43c28,28-14,50-40,46s-30,28 2,38 48-2 60,14" />
  </svg>
)
