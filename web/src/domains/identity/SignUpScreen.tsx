import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { Row } from '../../ui/layout.tsx'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { SignUpForm } from './SignUpForm.tsx'

/** Shows the page that creates an account. */
export function SignUpScreen() {
  usePageHead({ title: 'Create an account', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  return (
    <div className={styles.screen}>
      <h1>Create an account</h1>
      <p className={styles.lead}>Keep favorites on every device and hear when a price drops.</p>
      <SignUpForm onDone={() => undefined} />
      <Row as="p" gap={4} rows={0} justify="between" className={styles.other}>
        Have an account?
        <Link className="link alone" to="/log-in" search={true}>
          Log in
        </Link>
      </Row>
    </div>
  )
}
