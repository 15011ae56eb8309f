import { useState } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal, useModalTrigger } from '../../ui/modal.store.ts'
import { LogInForm } from './LogInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

type Way = 'log-in' | 'sign-up'

/** Why the shopper is asked to log in or sign up, by what opened the dialog. */
const reasons: Readonly<Record<string, string>> = {
  favorite: 'Your favorites are kept with your account, on every device.',
  sizes: 'Your sizes are kept with your account. Each listing then begins with what fits you.',
  follow: 'Who you follow is kept with your account. We tell you of new pieces once a day at most.',
  ask: 'We answer your question by mail and in your account.',
  bid: 'A bid is a promise to pay, so it needs an account.',
  offer: 'The seller answers your offer in your account, and by mail.',
  return: 'That didn’t work over there. Your account can begin here instead.',
}

function Auth({ first }: { first: Way }) {
  const [way, setWay] = useState(first)
  const logIn = way === 'log-in'
  const reason = reasons[useModalTrigger() ?? '']
  return (
    <>
      <ModalTitle>{logIn ? 'Log in' : 'Create an account'}</ModalTitle>
      <Text below={6} tone="soft">
        {reason ??
          (logIn
            ? 'Your favorites and your cart come with you.'
            : 'Keep favorites on every device and hear when a price drops.')}
      </Text>
      {logIn ? (
        <LogInForm onDone={closeModal} onLeave={closeModal} />
      ) : (
        <SignUpForm onDone={closeModal} onLeave={closeModal} />
      )}
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        {logIn ? 'New here?' : 'Have an account?'}
        <LinkButton onClick={() => setWay(logIn ? 'sign-up' : 'log-in')}>
          {logIn ? 'Create an account' : 'Log in'}
        </LinkButton>
      </Row>
    </>
  )
}

/** Renders the content of the log-in dialog, which can switch to sign-up. */
export const LogInModal = () => <Auth first="log-in" />
/** Renders the content of the sign-up dialog, which can switch to log-in. */
export const SignUpModal = () => <Auth first="sign-up" />
