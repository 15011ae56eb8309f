import { Link } from '@tanstack/react-router'
import styles from './Logo.module.css'

/** Renders the shop's name as a link to the home page. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label="Hemline, home" activeProps={{}}>
      Hemline
    </Link>
  )
}
