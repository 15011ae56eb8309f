import { ChangePasswordDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { AddressBook } from '../addresses/AddressBook.tsx'
import { AboutYou } from './AboutYou.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import styles from './identity.module.css'
import { SellerSections } from './LaterSellerSections.tsx'
import { useLogOut } from './log-out.ts'
import { type SessionUser, useSession } from './session.tsx'
import { checkPassword, checkTypedPassword, passwordMin } from './validation.ts'

/** Loaded by themselves: they weigh as much as the rest of the page. */
const SecuritySections = lazy(async () => ({
  default: (await import('./SecuritySections.tsx')).SecuritySections,
}))
const Phone = lazy(async () => ({ default: (await import('./Phone.tsx')).Phone }))
const SavedMethods = lazy(async () => ({
  default: (await import('../payment/SavedMethods.tsx')).SavedMethods,
}))
const PlaceSettings = lazy(async () => ({
  default: (await import('../countries/PlaceSettings.tsx')).PlaceSettings,
}))

const BlockedPeople = lazy(async () => ({
  default: (await import('../safety/BlockedPeople.tsx')).BlockedPeople,
}))

function ChangePassword() {
  const [, change] = useMutation(ChangePasswordDocument)
  const form = useForm({ mode: 'onBlur', defaultValues: { currentPassword: '', newPassword: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async (input) => {
    const { data, error } = await change({ input })
    const answer = data?.changePassword
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'AuthPayload') {
      form.reset()
      showToast({ text: 'Your new password is set. Other devices are logged out.' })
    } else if (answer.__typename === 'PasswordWrong')
      form.setError('currentPassword', { message: answer.message }, { shouldFocus: true })
    else showRefusal(form, answer)
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} className={styles.narrow} aria-label="Change password">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: checkTypedPassword })}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMin} characters; a sentence is fine.`}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { validate: checkPassword })}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Change password'}
        </Button>
      </div>
    </Stack>
  )
}

/**
 * Stands in the place of all sections until the viewer is known: a member has more of them than a visitor.
 */
const Waiting = () => (
  <section role="status" aria-busy="true" aria-label="Loading your settings">
    <Skeleton height="100vh" />
  </section>
)

function Sections({ user, loggedIn }: { user: SessionUser | undefined; loggedIn: boolean }) {
  const logOut = useLogOut()
  return (
    <>
      <section aria-labelledby="about-you">
        <h2 id="about-you">About you</h2>
        <AboutYou user={user} />
      </section>
      {loggedIn && (
        <section aria-labelledby="your-phone">
          <h2 id="your-phone">Your phone</h2>
          <Suspense fallback={<Skeleton width="16rem" height={160} />}>
            <Phone />
          </Suspense>
        </section>
      )}
      {loggedIn && <AddressBook />}
      {loggedIn && (
        <section aria-labelledby="ways-to-pay">
          <h2 id="ways-to-pay">Ways to pay</h2>
          <Suspense fallback={<Skeleton width="100%" height={64} />}>
            <SavedMethods />
          </Suspense>
        </section>
      )}
      {loggedIn && <SellerSections />}
      {loggedIn && (
        <Suspense fallback={<Skeleton height="40rem" />}>
          <PlaceSettings />
        </Suspense>
      )}
      <section aria-labelledby="notifications">
        <h2 id="notifications">Notifications</h2>
        <p>
          Which news and letters you get, by email, as texts and on your devices:{' '}
          <Link className="link" to="/my/subscriptions">
            what we tell you
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="your-password">
        <h2 id="your-password">Your password</h2>
        <ChangePassword />
        <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
          <Link className="link alone" to="/password">
            Forgot it? Ask for a link
          </Link>
        </Row>
      </section>
      {loggedIn && (
        <Suspense fallback={<Skeleton width="100%" height={240} />}>
          <SecuritySections />
        </Suspense>
      )}
      {loggedIn && (
        <Suspense fallback={<Skeleton width="100%" height={64} />}>
          <BlockedPeople />
        </Suspense>
      )}
      <section aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>
          A copy of it, and who may use it:{' '}
          <Link className="link" to="/privacy">
            your privacy
          </Link>
          .
        </p>
        <Panel above={4}>
          <Link className={buttonClass({ look: 'line' })} to="/privacy/delete">
            Close my account
          </Link>
        </Panel>
      </section>
      <section aria-labelledby="this-device">
        <h2 id="this-device">This device</h2>
        <Button look="line" onClick={logOut}>
          Log out
        </Button>
      </section>
    </>
  )
}

/**
 * Renders /my/settings: the name, the addresses, the country, sizes and dates, notifications, the password,
 * two-step log-in, devices and the log-out; visitors are sent to log in.
 */
export function SettingsScreen() {
  usePageHead({ title: 'Settings', robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  // A log-out on this page leads to /goodbye; only a visitor who arrives without a session is sent to
  // log in.
  const [cameIn, setCameIn] = useState(false)
  if (loggedIn && !cameIn) setCameIn(true)
  if (!loading && !loggedIn && !cameIn)
    return <Navigate to="/log-in" search={{ next: '/my/settings' }} replace />
  return (
    <Panel centered upTo="list" className={styles.settings}>
      <h1>Settings</h1>
      {loggedIn || cameIn ? <Sections user={user} loggedIn={loggedIn} /> : <Waiting />}
    </Panel>
  )
}
