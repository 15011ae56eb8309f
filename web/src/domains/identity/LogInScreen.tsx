import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { Row, Text } from '../../ui/layout.tsx'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { LogInForm } from './LogInForm.tsx'

/** Shows the log-in page. */
export function LogInScreen() {
  usePageHead({ title: 'Log in', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        Log in
      </Text>
      <Text below={6} tone="soft">
        Your favorites and your cart come with you.
      </Text>
      <LogInForm onDone={() => undefined} />
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        New here?
        <Link className="link alone" to="/sign-up" search={true}>
          Create an account
        </Link>
      </Row>
    </div>
  )
}
