import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageHead } from '../../platform/head.ts'
import { Row, Text } from '../../ui/layout.tsx'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { LogInForm } from './LogInForm.tsx'

/**
 * Shows the log-in page, with its second step where the account has one; logged-in users go to the path in
 * `?next=`, or to the home page.
 */
export function LogInScreen() {
  usePageHead({ title: 'Log in', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  const [isSecond, setIsSecond] = useState(false)
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        {isSecond ? 'One more step' : 'Log in'}
      </Text>
      <Text below={6} tone="soft">
        {isSecond ? 'Your password is right.' : 'Your favorites and your cart come with you.'}
      </Text>
      <LogInForm onDone={() => undefined} onStep={setIsSecond} />
      {!isSecond && (
        <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
          New here?
          <Link className="link alone" to="/sign-up" search={true}>
            Create an account
          </Link>
        </Row>
      )}
    </div>
  )
}
