import { Link } from '@tanstack/react-router'
import styles from './ThriftPromise.module.css'

/**
 * Renders the box "Our Thrift Promise" with a link to customer service, for users with an account
 * (specification §2).
 */
export function ThriftPromise() {
  return (
    <aside className={`page ${styles.outer}`} aria-label="Thrift Promise">
      <div className={styles.box}>
        <div>
          <h2>Our Thrift Promise</h2>
          <p>
            Every piece is looked over by a person and described as it is. If something is not right, tell us
            and we will put it right.
          </p>
        </div>
        <Link className="link alone" to="/contact">
          Contact Us
        </Link>
      </div>
    </aside>
  )
}
