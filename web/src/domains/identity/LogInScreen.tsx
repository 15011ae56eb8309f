import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { Row } from '../../ui/layout.tsx'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { LogInForm } from './LogInForm.tsx'

/** Shows the log-in page. */
export function LogInScreen() {
  usePageHead({ title: 'Log in', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  return (
    <div className={styles.screen}>
      <h1>Log in</h1>
      <p className={styles.lead}>Your favorites and your cart come with you.</p>
      <LogInForm onDone={() => undefined} />
      <Row as="p" gap={4} rows={0} justify="between" className={styles.other}>
        New here?
        <Link className="link alone" to="/sign-up" search={true}>
          Create an account
        </Link>
      </Row>
    </div>
  )
}
