import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { Row, Text } from '../../ui/layout.tsx'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { SignUpForm } from './SignUpForm.tsx'

/** Shows the page that creates an account. */
export function SignUpScreen() {
  usePageHead({ title: 'Create an account', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        Create an account
      </Text>
      <Text below={6} tone="soft">
        Keep favorites on every device and hear when a price drops.
      </Text>
      <SignUpForm onDone={() => undefined} />
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        Have an account?
        <Link className="link alone" to="/log-in" search={true}>
          Log in
        </Link>
      </Row>
    </div>
  )
}
