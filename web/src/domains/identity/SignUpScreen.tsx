import { giftDays } from '@hemline/rules/referrals/referrals.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { noteSignedUp } from '../../platform/just-signed-up.ts'
import { Row, Text } from '../../ui/layout.tsx'
import { useFriendsGift } from '../referrals/use-friends-gift.ts'
import { useLeaveWhenLoggedIn } from './after-log-in.ts'
import styles from './identity.module.css'
import { SignUpForm } from './SignUpForm.tsx'

/**
 * Shows the page that creates an account; logged-in users go to the path in `?next=`, or to the home page.
 */
export function SignUpScreen() {
  usePageHead({ title: 'Create an account', robots: 'noindex' })
  useLeaveWhenLoggedIn()
  const gift = useFriendsGift()
  const { next } = useSearch({ strict: false }) as Record<string, string | undefined>
  // Who signs up on the way to something goes there first, and is asked for sizes on a listing.
  const onDone = () => noteSignedUp(next === undefined)
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        Create an account
      </Text>
      <Text below={6} tone="soft">
        {gift
          ? `${gift.from} gives you ${gift.percent}% off your first order, and free delivery. You have ${giftDays} days from today.`
          : 'Keep favorites on every device and hear when a price drops.'}
      </Text>
      <SignUpForm onDone={onDone} />
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        Have an account?
        <Link className="link alone" to="/log-in" search={true}>
          Log in
        </Link>
      </Row>
    </div>
  )
}
