import { Link } from '@tanstack/react-router'
import styles from './Logo.module.css'

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label="Hemline, home" activeProps={{}}>
      Hemline
    </Link>
  )
}
